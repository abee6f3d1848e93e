type Person = {
  firstName?: unknown
  lastName?: unknown
  username?: unknown
  email?: unknown
}

/** How staff is called wherever a record, a list or the log names somebody; who has said no name, as they sign in. */
export function nameOfPerson(account: object): string {
  // Accounts of devices have none of these; what is there is looked at.
  const { firstName, lastName, username, email } = account as Person
  const name = [firstName, lastName].map(textOf).filter(Boolean).join(' ')

  return name || textOf(username) || textOf(email)
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : ''
