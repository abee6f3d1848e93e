/**
 * Where a modal dialog puts the focus when it opens; without a mark that is its closing cross. React would
 * focus by itself, before the dialog is open, so the attribute is set past it.
 */
export function markFirstFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
