import { resolve } from 'node:path';

/**
 * The catalogue of all tests, benches and pictures: the demonstration, as it comes with the project. An operator's own lies in a folder
 * of its own (`CONTENT_DIR`), and what is written there changes no test (decision 035).
 */
export const testedContent = resolve('content');
