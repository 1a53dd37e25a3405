/** Of mails and notifications, by their English words. */
export const titles: Readonly<Record<string, string>> = {
  'Verify this address for {{company}}': 'Bestätigen Sie diese Adresse für {{company}}',
  'The account of {{company}} was deactivated': 'Das Konto von {{company}} wurde deaktiviert',
  'The account of {{company}} is open again': 'Das Konto von {{company}} ist wieder geöffnet',
  'You are an agent of {{company}}': 'Sie sind Vermittler von {{company}}',
  'Confirm your home page at {{company}}': 'Bestätigen Sie Ihre Vermittlerseite bei {{company}}',
  '{{name}} confirmed their home page': '{{name}} hat die Vermittlerseite bestätigt',
  '{{name}} does not want a home page': '{{name}} möchte keine Vermittlerseite',
  '{{name}} wrote to you on your home page': '{{name}} hat Ihnen auf Ihrer Vermittlerseite geschrieben',
  '{{partner}} asks you to execute {{agreement}}': '{{partner}} bittet Sie, {{agreement}} zu unterzeichnen',
  '{{partner}} executed {{agreement}}': '{{partner}} hat {{agreement}} unterzeichnet',
  '{{name}} mentions you in a comment on “{{product}}”': '{{name}} erwähnt Sie in einem Kommentar zu „{{product}}“',
  'The component “{{name}}” waits for approval': 'Die Komponente „{{name}}“ wartet auf Freigabe',
  'Your component “{{name}}” was approved': 'Ihre Komponente „{{name}}“ wurde freigegeben',
  'Your component “{{name}}” was rejected: {{reason}}': 'Ihre Komponente „{{name}}“ wurde abgelehnt: {{reason}}',
  'The data source {{name}} could not be refreshed: its rows are as they were':
    'Die Datenquelle {{name}} konnte nicht aktualisiert werden: Die Zeilen sind wie vorher',
  '{{name}} has expired: its records do not lead here any more':
    '{{name}} ist abgelaufen: Die Einträge führen nicht mehr hierher',
  '{{name}} is yours until {{endDay}}': '{{name}} gehört Ihnen bis {{endDay}}',
  '{{name}} could not be registered. What was paid for it goes back':
    '{{name}} konnte nicht registriert werden. Der bezahlte Betrag wird erstattet',
  'The registration of {{name}} ends on {{endDay}}. Renew it to keep the name':
    'Die Registrierung von {{name}} endet am {{endDay}}. Verlängern Sie sie, um den Namen zu behalten',
  'The registration of {{name}} ends on {{endDay}} and is renewed by itself on {{nextDay}}':
    'Die Registrierung von {{name}} endet am {{endDay}} und wird am {{nextDay}} von selbst verlängert',
  '{{amount}} for another year of {{name}} is not paid yet':
    '{{amount}} für ein weiteres Jahr von {{name}} sind noch nicht bezahlt',
  '{{company}} submits “{{name}}” to the exchange': '{{company}} reicht „{{name}}“ für den Austausch ein',
  'Your design “{{name}}” was approved: other companies can take it':
    'Ihr Design „{{name}}“ wurde freigegeben: Andere Unternehmen können es übernehmen',
  'Your design “{{name}}” was rejected: {{reasons}}': 'Ihr Design „{{name}}“ wurde abgelehnt: {{reasons}}',
  '“{{name}}”, which you took, has a version {{number}}':
    'Von „{{name}}“, das Sie übernommen haben, gibt es Version {{number}}',
  '{{company}} reports a problem with “{{name}}”': '{{company}} meldet ein Problem mit „{{name}}“',
  'The draft folder {{folder}} is deleted in two days unless you publish it':
    'Der Ordnerentwurf {{folder}} wird in zwei Tagen gelöscht, wenn Sie ihn nicht veröffentlichen',
  'A draft folder of the knowledge hub was deleted after 7 days, with its files: {{files}}':
    'Ein Ordnerentwurf des Wissensspeichers wurde nach 7 Tagen gelöscht. Mitgelöschte Dateien: {{files}}',
  '{{name}} has registered': '{{name}} hat sich registriert',
  '{{inviter}} invites you to {{company}}': '{{inviter}} lädt Sie zu {{company}} ein',
  'Support has issued a security key for your maintenance portal':
    'Der Support hat einen Sicherheitsschlüssel für Ihr Wartungsportal ausgestellt',
  'The provider replaced a document of {{product}}': 'Der Produktgeber hat ein Dokument von {{product}} ersetzt',
  '{{company}} invites you to be its partner': '{{company}} lädt Sie ein, Partner zu werden',
  '{{partner}} asks to be your partner': '{{partner}} möchte Ihr Partner werden',
  '{{partner}} is your partner now': '{{partner}} ist jetzt Ihr Partner',
  '{{partner}} does not want to be your partner': '{{partner}} möchte nicht Ihr Partner werden',
  '{{partner}} has withdrawn its request': '{{partner}} hat die Anfrage zurückgezogen',
  '{{partner}} has ended the partnership': '{{partner}} hat die Partnerschaft beendet',
  'Your company has ended the partnership with {{partner}}':
    'Ihr Unternehmen hat die Partnerschaft mit {{partner}} beendet',
  '{{partner}} proposes another payment mode': '{{partner}} schlägt einen anderen Zahlungsweg vor',
  '{{partner}} agrees to the new payment mode': '{{partner}} stimmt dem neuen Zahlungsweg zu',
  '{{partner}} keeps to the payment mode you have': '{{partner}} bleibt beim bisherigen Zahlungsweg',
  'The card provider has not given back {{amount}} yet. It is tried again every day':
    'Der Kartendienstleister hat {{amount}} noch nicht erstattet. Es wird täglich erneut versucht',
  'The plan {{plan}} is paid for and in force. Order {{number}}':
    'Das Abo {{plan}} ist bezahlt und gilt. Bestellung {{number}}',
  'What was paid for the order {{number}} goes back: it was no longer wanted':
    'Die Zahlung zur Bestellung {{number}} wird erstattet: Die Bestellung war nicht mehr gewünscht',
  'Your trial has ended: go on with {{plan}}': 'Ihre Testphase ist beendet: Machen Sie mit {{plan}} weiter',
  'Invoice {{number}}: {{amount}}': 'Rechnung {{number}}: {{amount}}',
  '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used':
    'Abo {{plan}}: {{used}} von {{allowed}} {{whatWords}} genutzt',
  'The card {{card}} expires on {{endDay}}': 'Die Karte {{card}} läuft am {{endDay}} ab',
  'The plan {{plan}} costs another price from {{fromDay}} on': 'Der Preis des Abos {{plan}} ändert sich ab {{fromDay}}',
  '{{amount}} for the plan {{plan}} is not paid yet': '{{amount}} für das Abo {{plan}} sind noch nicht bezahlt',
  'Last notice: {{amount}} for the plan {{plan}} is due by {{nextDay}}':
    'Letzte Mahnung: {{amount}} für das Abo {{plan}} sind bis {{nextDay}} zu zahlen',
  'Editing and publishing are suspended: {{amount}} is not paid':
    'Bearbeiten und Veröffentlichen sind gesperrt: {{amount}} sind nicht bezahlt',
  'Your plan {{plan}} has ended': 'Ihr Abo {{plan}} ist beendet',
  'Your sites go offline on {{offlineDay}}': 'Ihre Websites gehen am {{offlineDay}} offline',
  'Your sites are offline: {{many}}': 'Ihre Websites sind offline: {{many}}',
  'Policy {{number}} was cancelled, and its eVoucher {{code}} cannot pay again. Settle {{amount}} with the customer':
    'Police {{number}} wurde storniert, und ihr E-Gutschein {{code}} kann nicht erneut bezahlen. Regeln Sie den Betrag von {{amount}} mit dem Kunden',
  'Policy {{number}} lapsed: an instalment was not paid':
    'Police {{number}} ist erloschen: Eine Rate wurde nicht bezahlt',
  'Only {{remaining}} policy numbers of “{{name}}” are left':
    'Nur noch {{remaining}} Policennummern von „{{name}}“ sind übrig',
  'All policy numbers of “{{name}}” are used: nothing more can be sold':
    'Alle Policennummern von „{{name}}“ sind vergeben: Es kann nichts mehr verkauft werden',
  'The network lets {{name}} in no more: its posts wait until you connect it again':
    'Das Netzwerk lässt {{name}} nicht mehr zu: Die Posts warten, bis Sie das Konto erneut verbinden',
  'The post {{name}} waits to be approved': 'Der Post {{name}} wartet auf Freigabe',
  'Your post {{name}} is approved': 'Ihr Post {{name}} ist freigegeben',
  'Your post {{name}} came back: {{reason}}': 'Ihr Post {{name}} wurde zurückgegeben: {{reason}}',
  'Your post {{name}} was stopped: its photo may no longer be used. Choose another, and submit it again':
    'Ihr Post {{name}} wurde angehalten: Sein Foto darf nicht mehr verwendet werden. Wählen Sie ein anderes, und reichen Sie ihn erneut ein',
  'It is time to post {{name}}: copy it, and say when it is done':
    'Es ist Zeit für den Post {{name}}: Kopieren Sie ihn, und bestätigen Sie, wenn er veröffentlicht ist',
  'Your post {{name}} was not published: {{reason}}': 'Ihr Post {{name}} wurde nicht veröffentlicht: {{reason}}',
  'It is not known whether your post {{name}} was published: the network does not answer. Look there yourself':
    'Ob Ihr Post {{name}} veröffentlicht wurde, ist nicht bekannt: Das Netzwerk antwortet nicht. Sehen Sie dort selbst nach',
  '{{from}} hands the primary role over to you': '{{from}} übergibt Ihnen die Rolle des Hauptbenutzers',
  '{{from}} hands {{company}} over to you': '{{from}} übergibt Ihnen die Rolle des Hauptbenutzers von {{company}}',
  'Your code to become the primary user': 'Ihr Code für die Rolle des Hauptbenutzers',
  '{{to}} is the primary user of {{company}} now': '{{to}} ist jetzt Hauptbenutzer von {{company}}',
  'You are the primary user of {{company}} now': 'Sie sind jetzt Hauptbenutzer von {{company}}',
  '{{name}} asks a person in the app': '{{name}} bittet in der App um die Antwort einer Person',
  'Your link to the product assistant of {{company}}': 'Ihr Link zum Produktassistenten von {{company}}',
  '{{host}}: what you asked for was approved': '{{host}}: Ihre Anfrage wurde freigegeben',
  '{{host}}: what you asked for was rejected': '{{host}}: Ihre Anfrage wurde abgelehnt',
  '{{name}} is done: {{host}}': '{{name}} wurde ausgeführt: {{host}}',
  '{{name}} did not happen: {{problemWords}}': '{{name}} wurde nicht ausgeführt: {{problemWords}}',
  '{{reference}} was referred: {{reason}}': '{{reference}} wurde ausgesteuert: {{reason}}',
  'Welcome to {{company}}. Your trial runs for {{days}} days.':
    'Willkommen bei {{company}}. Ihre Testphase läuft {{days}} Tage.',
  'Verify your email address': 'Bestätigen Sie Ihre E-Mail-Adresse',
  '{{company}} asks for its account to be opened again': '{{company}} bittet darum, das Konto wieder zu öffnen',
  '{{company}} asks for its trial to go on': '{{company}} bittet um Fortsetzung der Testphase',
  '{{host}} has stopped: nobody has proven in time that the domain is yours':
    '{{host}} wurde beendet: Es wurde nicht rechtzeitig nachgewiesen, dass die Domain Ihnen gehört',
  '{{host}} has stopped: another company has proven that {{proven}} is theirs':
    '{{host}} wurde beendet: Ein anderes Unternehmen hat nachgewiesen, dass ihm {{proven}} gehört',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'Your sign-in code': 'Ihr Code zur Anmeldung',
  'Your code for a new password': 'Ihr Code für ein neues Passwort',
  'You signed in on a new device': 'Sie haben sich auf einem neuen Gerät angemeldet',
  'You signed in from a new address': 'Sie haben sich von einer neuen IP-Adresse angemeldet',
  'Confirm your new address': 'Bestätigen Sie Ihre neue Adresse',
  'Somebody asked to change your address': 'Jemand hat beantragt, Ihre Adresse zu ändern',
  'Your address was changed': 'Ihre Adresse wurde geändert',
  '{{host}} sells until {{day}}: connect the domain to keep it':
    'Unter {{host}} wird bis {{day}} verkauft: Verbinden Sie die Domain, um sie zu behalten',
  '{{host}} sells until {{day}}: publish at another address to go on, this one is reserved':
    'Unter {{host}} wird bis {{day}} verkauft: Diese Adresse ist reserviert. Veröffentlichen Sie unter einer anderen, um weiterzumachen',
  'The agent home page at {{host}} has lost its name: another company has proven that {{proven}} is theirs':
    'Die Vermittlerseite unter {{host}} hat ihren Namen verloren: Ein anderes Unternehmen hat nachgewiesen, dass ihm {{proven}} gehört',
  'We have your message, {{reference}}': 'Ihre Nachricht ist angekommen: {{reference}}',
  '{{name}} writes about {{topicWords}}': '{{name}} schreibt zum Thema „{{topicWords}}“',
  '{{reference}}: {{name}} writes about {{topicWords}}': '{{reference}}: {{name}} schreibt zum Thema „{{topicWords}}“',
  'The template “{{name}}” lacked a value or took too long to print, and was not used: give each field a fallback, or shorten it':
    'Die Vorlage „{{name}}“ wurde nicht verwendet, weil ein Wert fehlte oder die Ausgabe zu lange dauerte: Geben Sie jedem Feld einen Ersatzwert, oder kürzen Sie die Vorlage',
  '{{host}} does not answer': '{{host}} antwortet nicht',
  '{{product}}: transactions from {{fromDay}} to {{throughDay}}':
    '{{product}}: Transaktionen vom {{fromDay}} bis {{throughDay}}',
  '{{number}}: photos to look at': '{{number}}: Fotos anzusehen',
  '{{company}} asks to be verified': '{{company}} bittet um Prüfung der Unterlagen',
  '{{company}} is verified': '{{company}} ist bestätigt',
  '{{company}} could not be verified': '{{company}} konnte nicht bestätigt werden',
  'The webhook {{name}} has not been answered for a day: it is tried for four more':
    'Der Webhook {{name}} ist seit einem Tag ohne Antwort: Es wird noch vier Tage lang versucht',
  'The webhook {{name}} is sent no more: its address does not answer, or wants nothing':
    'An den Webhook {{name}} wird nichts mehr gesendet: Die Adresse antwortet nicht oder nimmt nichts mehr an',
  'Invoices do not say who issues them: give your company’s details':
    'Rechnungen sagen nicht, wer sie ausstellt: Geben Sie die Angaben Ihres Unternehmens ein',
}
