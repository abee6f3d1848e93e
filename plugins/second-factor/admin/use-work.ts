import { useState } from 'react'

/** Something that takes a moment and may not work, of which there is one at a time. */
export function useWork() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** `work` answers why it did not work, or null. */
  const run = async (work: () => Promise<string | null>) => {
    setIsBusy(true)
    setProblem(await work())
    setIsBusy(false)
  }

  return { isBusy, problem, run }
}
