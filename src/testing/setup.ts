import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { afterEach } from 'vitest';
import { fillInBrowser } from './browser.ts';

MotionGlobalConfig.skipAnimations = true;
fillInBrowser();
afterEach(cleanup);
