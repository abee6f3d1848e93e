type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Control or Command, and K. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
