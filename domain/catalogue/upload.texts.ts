import { shopFailures } from '../refusals/client-failures.ts'

/** Spec: storefront 8, upload failed. */
export const uploadFailedText = shopFailures.uploadFailed
