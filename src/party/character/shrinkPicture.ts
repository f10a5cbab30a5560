const edge = 96;

/** A square data URL of 96 pixels from the middle of a picture. Throws where the file is no picture. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, edge, edge);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
