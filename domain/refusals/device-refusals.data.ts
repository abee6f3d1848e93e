/** Why nothing can be asked of a device. */
export const deviceRefusals = {
  'not-a-screen': {
    status: 409,
    text: 'Nur Bildschirme zeigen eine Testnachricht. Ein Drucker druckt stattdessen eine Testseite.',
  },
  'device-without-log': {
    status: 409,
    text: 'Dieses Gerät führt kein Protokoll. Bildschirme und das Druckprogramm im lokalen Netz führen eines.',
  },
  'device-off': {
    status: 409,
    text: 'Dieses Gerät ist ausgeschaltet. Setzen Sie das Häkchen „Aktiv“, um es wieder zu verwenden.',
  },
  'device-unpaired': {
    status: 409,
    text: 'Dieses Gerät hat noch keinen Schlüssel. Verbinden Sie erst einen Bildschirm damit.',
  },
} as const
