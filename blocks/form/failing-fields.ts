import {
  failingContactFields,
  type NeededContactField,
  neededContactFields,
} from '#domain/feedback/contact-form.ts'

/** What of a form fails as it is filled in now. */
export function failingFieldsOf(form: HTMLFormElement): NeededContactField[] {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const values = {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    comment: text('comment'),
  }
  const failing = failingContactFields(values, data.has('privacy'))

  return neededContactFields.filter((field) => failing.includes(field))
}
