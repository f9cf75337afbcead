import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes, but beside three other stages not within the second that is allowed by default.
configure({ asyncUtilTimeout: 15_000 });
