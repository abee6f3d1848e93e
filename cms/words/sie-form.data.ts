/** Payload's German says “du”; staff is addressed as customers are. Keys as Payload names them. */
export const sieForm = {
  authentication: {
    beginCreateFirstUser: 'Legen Sie zuerst ein Benutzerkonto an.',
    checkYourEmailForPasswordReset:
      'Wenn es zu dieser E-Mail-Adresse ein Benutzerkonto gibt, erhalten Sie in Kürze eine Anleitung zum Zurücksetzen des Passworts. Bitte sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine Nachricht mit einer Anleitung zum Zurücksetzen des Passworts.',
    forgotPasswordUsernameInstructions:
      'Bitte geben Sie Ihren Benutzernamen an. Die Anleitung zum Zurücksetzen des Passworts geht an die hinterlegte E-Mail-Adresse.',
    generatingNewAPIKeyWillInvalidate:
      'Ein neuer API-Schlüssel macht den bisherigen <1>ungültig</1>. Möchten Sie fortfahren?',
    loggedIn: 'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Benutzerkonto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie länger nichts getan haben.',
    loggedOutSuccessfully: 'Sie wurden abgemeldet.',
    loginWithAnotherUser:
      'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    newAccountCreated:
      'Für Sie wurde ein Konto auf <a href="{{serverURL}}">{{serverURL}}</a> angelegt. Bitte bestätigen Sie Ihre E-Mail-Adresse: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
    resetYourPassword: 'Passwort zurücksetzen',
    verifyYourEmail: 'E-Mail-Adresse bestätigen',
    youAreInactive:
      'Sie haben länger nichts getan und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil für Ihr Benutzerkonto ein neues Passwort angefordert wurde. Bitte öffnen Sie den folgenden Link, um den Vorgang abzuschließen:',
    youDidNotRequestPassword:
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Ihr Passwort bleibt unverändert.',
  },
  dashboard: {
    discardMessage:
      'Die Anordnung der Übersicht ist nicht gespeichert. Möchten Sie die Änderungen verwerfen?',
    noItems: 'Auf Ihrer Übersicht ist noch nichts angeordnet.',
  },
  error: {
    deletingTitle:
      '{{title}} konnte nicht gelöscht werden. Bitte überprüfen Sie die Verbindung und versuchen Sie es erneut.',
    documentNotFound:
      'Der Eintrag mit der Kennung {{id}} wurde nicht gefunden. Er wurde gelöscht, hat nie bestanden oder ist für Sie nicht freigegeben.',
    insufficientClipboardPermissions:
      'Der Browser erlaubt den Zugriff auf die Zwischenablage nicht. Bitte überprüfen Sie dessen Einstellungen.',
    notAllowedToAccessPage: 'Sie haben für diese Seite keine Berechtigung.',
    notAllowedToPerformAction: 'Sie haben dafür keine Berechtigung.',
    restoringTitle:
      '{{title}} konnte nicht wiederhergestellt werden. Bitte überprüfen Sie die Verbindung und versuchen Sie es erneut.',
    unauthorized: 'Bitte melden Sie sich an.',
    unverifiedEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine Adresse ein, oder verlinken Sie einen Eintrag.',
    chooseDocumentToLink: 'Eintrag zum Verlinken auswählen',
  },
  folder: {
    folderTypeDescription: 'Welche Arten von Einträgen der Ordner enthalten darf.',
    moveItemToFolderConfirmation: '<1>{{title}}</1> wird nach <2>{{toFolder}}</2> verschoben. Fortfahren?',
    moveItemToRootConfirmation: '<1>{{title}}</1> wird in den Hauptordner verschoben. Fortfahren?',
    moveItemsToFolderConfirmation:
      '<1>{{count}} {{label}}</1> werden nach <2>{{toFolder}}</2> verschoben. Fortfahren?',
    moveItemsToRootConfirmation:
      '<1>{{count}} {{label}}</1> werden in den Hauptordner verschoben. Fortfahren?',
  },
  general: {
    aboutToDelete: '{{label}} <1>{{title}}</1> wird gelöscht. Möchten Sie fortfahren?',
    aboutToDeleteCount_many: '{{count}} {{label}} werden gelöscht.',
    aboutToDeleteCount_one: '{{count}} {{label}} wird gelöscht.',
    aboutToDeleteCount_other: '{{count}} {{label}} werden gelöscht.',
    aboutToPermanentlyDelete: '{{label}} <1>{{title}}</1> wird endgültig gelöscht. Möchten Sie fortfahren?',
    aboutToPermanentlyDeleteTrash:
      '<0>{{count}}</0> <1>{{label}}</1> werden endgültig aus dem Papierkorb gelöscht. Möchten Sie fortfahren?',
    aboutToRestore: '{{label}} <1>{{title}}</1> wird wiederhergestellt. Möchten Sie fortfahren?',
    aboutToRestoreAsDraft:
      '{{label}} <1>{{title}}</1> wird als Entwurf wiederhergestellt. Möchten Sie fortfahren?',
    aboutToRestoreAsDraftCount: '{{count}} {{label}} werden als Entwurf wiederhergestellt.',
    aboutToRestoreCount: '{{count}} {{label}} werden wiederhergestellt.',
    aboutToTrash: '{{label}} <1>{{title}}</1> kommt in den Papierkorb. Möchten Sie fortfahren?',
    aboutToTrashCount: '{{count}} {{label}} kommen in den Papierkorb.',
    changesNotSaved:
      'Ihre Änderungen sind noch nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.',
    copyWarning: '{{to}} wird mit {{from}} für {{label}} {{title}} überschrieben. Möchten Sie fortfahren?',
    currentlyEditing:
      'bearbeitet diesen Eintrag gerade. Wenn Sie übernehmen, können dort nicht gespeicherte Änderungen verloren gehen.',
    documentOutOfDate:
      'Dieser Eintrag wurde inzwischen von jemand anderem geändert. Sie sehen einen alten Stand.',
    enterAValue: 'Wert eingeben',
    moveConfirm: '{{count}} {{label}} werden nach <1>{{destination}}</1> verschoben. Möchten Sie fortfahren?',
    sorryNotFound: 'Zu Ihrer Anfrage wurde leider nichts gefunden.',
    unsavedChanges:
      'Ihre Änderungen sind noch nicht gespeichert. Bitte speichern oder verwerfen Sie sie, bevor Sie fortfahren.',
    unsavedChangesDuplicate: 'Ihre Änderungen sind noch nicht gespeichert. Möchten Sie trotzdem duplizieren?',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie die Ecken des Ausschnitts, zeichnen Sie einen neuen, oder ändern Sie die Werte darunter.',
    focalPointDescription: 'Setzen Sie den Fokuspunkt in der Vorschau, oder ändern Sie die Werte darunter.',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    enterNumber: 'Bitte geben Sie eine gültige Zahl an.',
    username:
      'Bitte geben Sie einen gültigen Benutzernamen an: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.',
  },
  version: {
    aboutToPublishSelection: 'Alle ausgewählten {{label}} werden veröffentlicht. Möchten Sie fortfahren?',
    aboutToRestore:
      'Dieser Stand wird zum neuesten Entwurf. Besucher sehen ihn erst, wenn Sie ihn veröffentlichen.',
    aboutToRestoreGlobal: '{{label}} wird auf den Stand vom {{versionDate}} zurückgesetzt.',
    aboutToRevertToPublished:
      'Der Eintrag wird auf den zuletzt veröffentlichten Stand zurückgesetzt. Möchten Sie fortfahren?',
    aboutToUnpublish: 'Der Eintrag wird wieder zum Entwurf. Möchten Sie fortfahren?',
    aboutToUnpublishIn: 'Der Eintrag ist dann in {{locale}} nicht mehr öffentlich. Möchten Sie fortfahren?',
    aboutToUnpublishSelection:
      'Alle ausgewählten {{label}} sind dann nicht mehr öffentlich. Möchten Sie fortfahren?',
  },
}
