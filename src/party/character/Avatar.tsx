import type { CharacterDetails } from '../../store/party/partyChange';
import { classNames } from '../../ui/classNames';
import classes from './Avatar.module.css';
import { initialsOf } from './initials';
import { isPaletteColour } from './palette';

interface AvatarProps {
  readonly of: Pick<CharacterDetails, 'name' | 'colour' | 'picture'>;
  readonly small?: boolean;
}

/** A character's picture or initials in its colour; the name stands beside it. */
export function Avatar({ of: { name, colour, picture }, small = false }: AvatarProps) {
  const ofPalette = isPaletteColour(colour);
  return (
    <span
      aria-hidden
      className={classNames(classes.avatar, small && classes.small)}
      data-die={ofPalette ? colour : undefined}
      style={ofPalette ? undefined : { background: colour }}
    >
      {picture === undefined ? initialsOf(name) : <img className={classes.picture} src={picture} alt="" />}
    </span>
  );
}
