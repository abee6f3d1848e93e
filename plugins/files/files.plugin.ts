import { capability } from '#kernel/capability/capability.ts'

const hourly = { everySeconds: 3600, isExclusive: true }

/** Keeps the files on the disk and the records that name them together. */
export const filesPlugin = capability({
  name: 'files',
  workers: [
    {
      name: 'forgotten-uploads',
      ...hourly,
      load: async () => (await import('./jobs/remove-forgotten-uploads.ts')).removeForgottenUploads,
    },
    {
      name: 'stranded-files',
      ...hourly,
      load: async () => (await import('./jobs/remove-stranded-files.ts')).removeStrandedFiles,
    },
    {
      name: 'unsettled-files',
      ...hourly,
      load: async () => (await import('./jobs/settle-changes.ts')).settleChanges,
    },
  ],
})
