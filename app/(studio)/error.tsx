'use client';
import { PageFailed } from '@/components/shell/pages/page-failed';

export default PageFailed;
