export { checkContract } from './checkContract';
export { wordsFrom } from './scriptedFaces';
export { toySystem, type TossRequest } from './toySystem';
