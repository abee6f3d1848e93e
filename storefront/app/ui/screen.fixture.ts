import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

/** What a guest sees and does, where a test needs no browser. Close it after each test. */
export class Screen {
  readonly place = document.createElement('div')
  readonly #root = createRoot(this.place)

  constructor() {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    document.body.append(this.place)
    // The tests' browser scrolls nothing and has no dialogs that lie over a page.
    Element.prototype.scrollIntoView = () => undefined
    Element.prototype.scrollTo = () => undefined
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
  }

  show(what: ReactNode): Promise<void> {
    return act(async () => this.#root.render(what))
  }

  /** Until what was asked for meanwhile has been shown. */
  settle(): Promise<void> {
    return act(async () => new Promise((resolve) => setTimeout(resolve)))
  }

  /** Until this holds, however long what it needs takes to load. */
  until(holds: () => void): Promise<void> {
    return vi.waitFor(
      async () => {
        await this.settle()
        holds()
      },
      { timeout: 10_000, interval: 5 },
    )
  }

  texts(selector: string, within: ParentNode = this.place): string[] {
    return [...within.querySelectorAll(selector)].map(({ textContent }) => plain(textContent))
  }

  /** The part of the page below this heading. */
  section(title: string): HTMLElement | undefined {
    const isIt = (section: HTMLElement) => section.querySelector('h2')?.textContent === title
    return [...this.place.querySelectorAll('section')].find(isIt)
  }

  /** Everything that is read below a heading. */
  words(title: string): string {
    return plain(this.section(title)?.textContent ?? null)
  }

  /** A button or link by what it says. */
  control(name: string | RegExp): HTMLElement | undefined {
    return [...this.place.querySelectorAll<HTMLElement>('button, a')].find((control) => {
      const said = plain(control.getAttribute('aria-label') ?? control.textContent).trim()
      return typeof name === 'string' ? said === name : name.test(said)
    })
  }

  /** The field of a label that begins with these words. */
  field(label: string): HTMLInputElement | undefined {
    const [found] = [...this.place.querySelectorAll('label')].filter(({ textContent }) =>
      plain(textContent).startsWith(label),
    )
    return (found?.control ?? found?.querySelector('input') ?? undefined) as HTMLInputElement | undefined
  }

  press(name: string | RegExp): Promise<void> {
    return act(async () => this.control(name)?.click())
  }

  choose(label: string): Promise<void> {
    return act(async () => this.field(label)?.click())
  }

  /** What a field takes for typed in. */
  async type(selector: string, words: string): Promise<void> {
    const field = this.place.querySelector<HTMLInputElement>(selector)
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  async close(): Promise<void> {
    await act(async () => this.#root.unmount())
    this.place.remove()
    // The routers of tests keep their history to themselves, and what was closed waits for the browser's.
    window.dispatchEvent(new PopStateEvent('popstate'))
    vi.unstubAllGlobals()
  }
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
