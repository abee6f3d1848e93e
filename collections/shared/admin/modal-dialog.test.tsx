// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'

import { ModalDialog } from './modal-dialog.tsx'

const sendRecord = vi.fn<() => void>()
const sendAnswer = vi.fn<() => void>()

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Both of them jsdom does not bring along.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

/** A question that is asked from within the form of a record. */
function Record({ isAsked }: { isAsked: boolean }) {
  return (
    <form onSubmit={sendRecord}>
      <button type="button">Fragen</button>
      {isAsked && (
        <ModalDialog titleId="title" onLeave={() => undefined}>
          <h2 id="title">Sind Sie es?</h2>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              sendAnswer()
            }}
          >
            <button type="submit">Weiter</button>
          </form>
        </ModalDialog>
      )}
    </form>
  )
}

function open() {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  const show = (isAsked: boolean) => act(() => root.render(<Record isAsked={isAsked} />))
  show(false)
  place.querySelector('button')?.focus()
  show(true)

  return { place, show }
}

it('sends its own form, and not that of the record from which it was asked', () => {
  const { place } = open()
  const answer = document.querySelector<HTMLFormElement>('dialog form')
  act(() => answer?.requestSubmit())

  expect(place.querySelector('form form')).toBeNull()
  expect(sendAnswer).toHaveBeenCalledOnce()
  expect(sendRecord).not.toHaveBeenCalled()
})

it('gives the focus back to where it was asked from', () => {
  const { place, show } = open()
  document.querySelector<HTMLElement>('dialog button')?.focus()
  show(false)

  expect(document.activeElement).toBe(place.querySelector('button'))
})
