import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { afterEach } from 'vitest';
import { fillInBrowser } from './browser.ts';

MotionGlobalConfig.skipAnimations = true;
// A busy machine may take its time; what never comes still fails.
configure({ asyncUtilTimeout: 5_000 });
fillInBrowser();
afterEach(cleanup);
