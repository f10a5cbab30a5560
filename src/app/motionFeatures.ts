/** What framer-motion needs to animate; fetched after the first paint. */
export { domAnimation as motionFeatures } from 'framer-motion';
