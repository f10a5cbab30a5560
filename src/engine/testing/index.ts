export { checkContract } from './contract/checkContract';
export { wordsFrom } from './scriptedFaces';
export { toySystem, type TossRequest } from './toySystem';
