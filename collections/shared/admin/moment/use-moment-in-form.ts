'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'

import { typedHalf } from './half-moment.ts'

/** What the form holds for a moment; `useField` would want to know what is wrong with it before it tells. */
export function useMomentInForm(path: string) {
  const held = useFormFields(([fields]) => fields[path]?.value)
  const { dispatchFields, setModified } = useForm()
  const savesItself = useSavesItself()

  const setValue = (next: string | null) => {
    // A draft would fail to save itself while somebody is still typing; it keeps what it held until it is published.
    if (savesItself && next !== null && typedHalf(next)) return
    dispatchFields({ type: 'UPDATE', path, value: next })
    setModified(true)
  }

  return { value: typeof held === 'string' ? held : null, setValue }
}

function useSavesItself(): boolean {
  const { docConfig } = useDocumentInfo()
  const versions = docConfig?.versions

  return Boolean(versions && versions.drafts && versions.drafts.autosave)
}
