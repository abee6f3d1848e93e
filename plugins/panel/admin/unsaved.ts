const forms = new Set<symbol>()

/** Notes a form with what nobody has saved yet, until it is called back. */
export function noteUnsaved(): () => void {
  const form = Symbol('unsaved')
  forms.add(form)

  return () => {
    forms.delete(form)
  }
}

/** Whether leaving the page would lose what somebody typed. */
export const hasUnsaved = (): boolean => forms.size > 0
