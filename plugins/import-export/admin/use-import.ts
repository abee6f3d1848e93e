import { useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import {
  type ImportableList,
  type ImportReport,
  type importContractOf,
  largestSheetBytes,
} from '#domain/operations/import-export/import-export.contract.ts'

type State = { file: File | null; report: ImportReport | null; problem: string | null }

const nothing: State = { file: null, report: null, problem: null }
const unreachable = 'Die Liste konnte nicht eingelesen werden. Bitte versuchen Sie es erneut.'
const tooLarge = `Die Datei ist zu groß. Erlaubt sind höchstens ${largestSheetBytes / 1024 / 1024} MB.`

/** A file on its way into a list: first judged, then, when nothing speaks against it, stored. */
export function useImport(slug: ImportableList) {
  const [state, setState] = useState(nothing)
  const [isBusy, setIsBusy] = useState(false)

  const send = async (file: File, isTrial: boolean) => {
    setIsBusy(true)
    const next = file.size > largestSheetBytes ? { problem: tooLarge } : await post(slug, file, isTrial)
    setState({ file, report: null, problem: null, ...next })
    setIsBusy(false)
  }

  return {
    ...state,
    isBusy,
    judge: (file: File) => send(file, true),
    store: () => (state.file ? send(state.file, false) : Promise.resolve()),
    forget: () => setState(nothing),
  }
}

async function post(slug: ImportableList, file: File, isTrial: boolean): Promise<Partial<State>> {
  const store = callOf<ReturnType<typeof importContractOf>>('post', `/api/${slug}/import`)
  const content = await asBase64(file).catch(() => null)
  if (content === null) return { problem: unreachable }

  const answer = await store(fetch, { body: { fileName: file.name, content, isTrial } })
  if (answer.body && 'isStored' in answer.body) return { report: answer.body }

  return { problem: (!answer.ok && answer.errors[0]?.message) || unreachable }
}

function asBase64(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => fail(reader.error ?? new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
}
