/** The colours of a drawing, by the tokens of the desk. */
export type Look = {
  text: string
  quiet: string
  line: string
  surface: string
  accent: string
  /** Of what is compared with. */
  before: string
  font: string
}

/** On paper, and in pictures that go on white. */
export const paperLook: Look = {
  text: 'rgb(18,20,24)',
  quiet: 'rgb(85,87,91)',
  line: 'rgb(206,208,212)',
  surface: 'rgb(255,255,255)',
  accent: 'rgb(57,82,207)',
  before: 'rgb(112,114,118)',
  font: 'Mulish Variable, system-ui, sans-serif',
}

/** As the page looks just now. */
export function lookOf(element: Element): Look {
  const style = getComputedStyle(element)
  const token = (name: string, usual: string) => plainColour(style.getPropertyValue(name)) || usual

  return {
    text: token('--theme-text', paperLook.text),
    quiet: token('--desk-quiet', paperLook.quiet),
    line: token('--desk-line', paperLook.line),
    surface: token('--desk-raised', paperLook.surface),
    accent: token('--desk-accent', paperLook.accent),
    before: token('--desk-edge', paperLook.before),
    font: style.fontFamily || paperLook.font,
  }
}

/** With commas: the library shades no colour that is written without. */
const plainColour = (colour: string): string =>
  colour.trim().replace(/^rgb\((\d+) (\d+) (\d+)\)$/, 'rgb($1,$2,$3)')
