/** Why something does not go out where a brand wants a second person to look at it. */
export const approvalRefusals = {
  'approval-needed': {
    status: 403,
    text: 'Veröffentlichen braucht hier eine zweite Person. Speichern Sie einen Entwurf und fragen Sie dafür die Freigabe an.',
  },
  'approval-by-writer': {
    status: 403,
    text: 'Sie haben an diesem Stand mitgeschrieben. Freigeben muss ihn jemand anderes.',
  },
  'approval-outdated': {
    status: 409,
    text: 'Seit der Anfrage wurde hier etwas geändert. Bitte fragen Sie die Freigabe neu an.',
  },
  'approval-settled': { status: 409, text: 'Über diese Anfrage ist schon entschieden.' },
} as const
