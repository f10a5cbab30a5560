export { checkContract } from './checkContract';
export { wordsFrom } from './scriptedFaces';
