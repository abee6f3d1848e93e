import type { CDPSession, Page } from '@playwright/test'

import { noteAnnouncements } from './announcements.ts'

/** What the browser tells a screen reader: of whatever has the focus, and of what is announced meanwhile. */
export class ScreenReader {
  readonly #page: Page
  readonly #session: CDPSession
  /** What lies around the focus: whoever stays in it is not told of it again. */
  #around: readonly string[] = []
  #told: readonly string[] = []

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  /** From the next page on. */
  static async listen(page: Page): Promise<ScreenReader> {
    await page.addInitScript(noteAnnouncements)
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')

    return new ScreenReader(page, session)
  }

  /** Role, name and states by the accessibility tree, after what has been entered on the way there. */
  async focus(): Promise<string> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await this.#session.send('Accessibility.getAXNodeAndAncestors', {
      objectId: String(result.objectId),
    })
    const [own, ...ancestors] = nodes
    // As for a moment, while something opens or closes.
    if (!own || own.ignored) return 'hidden'
    const around = ancestors.filter((node) => !node.ignored && containers.has(textOf(node.role))).toReversed()
    const entered = around.filter(({ nodeId }) => !this.#around.includes(nodeId))
    this.#told = [own, ...around].map(({ nodeId }) => nodeId)

    return [...entered.map(nameOf), [nameOf(own), ...statesOf(own)].join(', ')].join(' › ')
  }

  /** What has been announced during this step. */
  async said(): Promise<string> {
    const said = await this.#page.evaluate(() => [...window.said.values()])

    return said.map((words) => `„${words}“`).join(' ') || '–'
  }

  /** Whoever listens knows where they are, and what has been said. */
  async goOn(): Promise<void> {
    this.#around = this.#told
    await this.#page.evaluate(() => window.said.clear())
  }
}

interface Value {
  value?: unknown
}

interface Node {
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
}

const containers = new Set([
  'banner',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'main',
  'navigation',
  'radiogroup',
  'region',
  'search',
])

/** How a state is told that has a value worth telling. */
const states: Record<string, (value: unknown) => string> = {
  level: (level) => `level ${String(level)}`,
  checked: (isChecked) => (isChecked === 'true' ? 'checked' : 'not checked'),
  pressed: (isPressed) => (isPressed === 'true' ? 'pressed' : 'not pressed'),
  expanded: (isExpanded) => (isExpanded ? 'expanded' : 'collapsed'),
  hasPopup: (kind) => (kind === 'dialog' ? 'opens a dialog' : ''),
  required: (isRequired) => (isRequired ? 'required' : ''),
  invalid: (isInvalid) => (isInvalid === 'true' ? 'invalid' : ''),
  disabled: (isDisabled) => (isDisabled ? 'disabled' : ''),
}

function statesOf({ role, value, description, properties = [] }: Node): string[] {
  const isHeading = textOf(role) === 'heading'
  const told = properties
    .filter(({ name }) => isHeading || name !== 'level')
    .map(({ name, value: state }) => states[name]?.(state.value) ?? '')
  const content = textOf(value)
  const more = textOf(description)

  return [content && `“${content}”`, ...told, more && `described by „${more}“`].filter(Boolean)
}

function nameOf({ role, name }: Node): string {
  const words = textOf(name)
  return words ? `${textOf(role)} „${words}“` : textOf(role)
}

const textOf = (value: Value | undefined): string =>
  value?.value === undefined ? '' : String(value.value).replace(/\s+/g, ' ').trim()
