/** What members are told, by its English words. */
export const told: Readonly<Record<string, string>> = {
  'Verify this address for {{company}}': 'Bestätigen Sie diese Adresse für {{company}}',
  '{{company}} wants to send messages from this address through Coverwright.':
    '{{company}} möchte über Coverwright Nachrichten mit dieser Absenderadresse senden.',
  'Open this link to allow it:': 'Öffnen Sie diesen Link, um das zu erlauben:',
  'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.':
    'Der Link gilt 24 Stunden. Wenn Sie davon nichts wissen, öffnen Sie ihn nicht: Ohne ihn wird nichts gesendet.',
  'The account of {{company}} was deactivated': 'Das Konto von {{company}} wurde deaktiviert',
  'Hello {{name}},': 'Guten Tag {{name}},',
  '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.':
    '{{by}} hat das Konto von {{company}} deaktiviert. Niemand kann sich mehr anmelden.',
  'Its data are kept until {{day}} and then erased.': 'Die Daten werden bis {{day}} aufbewahrt und dann gelöscht.',
  'Until then it can be opened again: try to sign in, and ask for it on the page that follows.':
    'Bis dahin kann das Konto wieder geöffnet werden: Versuchen Sie, sich anzumelden, und beantragen Sie es auf der Seite, die dann erscheint.',
  'The account of {{company}} is open again': 'Das Konto von {{company}} ist wieder geöffnet',
  'You and your colleagues can sign in again: {{link}}': 'Sie und Ihre Kollegen können sich wieder anmelden: {{link}}',
  'You are an agent of {{company}}': 'Sie sind Vermittler von {{company}}',
  '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.':
    '{{company}} hat Sie bei Coverwright als Vermittler hinzugefügt. Ihre Vermittlernummer ist {{code}}.',
  'If you did not expect this, tell {{company}}.': 'Wenn Sie das nicht erwartet haben, teilen Sie es {{company}} mit.',
  '{{name}} confirmed their home page': '{{name}} hat die Vermittlerseite bestätigt',
  '{{name}} does not want a home page': '{{name}} möchte keine Vermittlerseite',
  '{{name}} wrote to you on your home page': '{{name}} hat Ihnen auf Ihrer Vermittlerseite geschrieben',
  'Hello {{agent}},': 'Guten Tag {{agent}},',
  '{{name}} wrote to you on your home page:': '{{name}} hat Ihnen auf Ihrer Vermittlerseite geschrieben:',
  'E-mail: {{email}}': 'E-Mail: {{email}}',
  'Telephone: {{phone}}': 'Telefon: {{phone}}',
  '{{partner}} asks you to execute {{agreement}}': '{{partner}} bittet Sie, {{agreement}} zu unterzeichnen',
  '{{partner}} asks you to execute {{agreement}}: {{link}}':
    '{{partner}} bittet Sie, {{agreement}} zu unterzeichnen: {{link}}',
  '{{partner}} executed {{agreement}}': '{{partner}} hat {{agreement}} unterzeichnet',
  '{{partner}} executed {{agreement}}: {{link}}': '{{partner}} hat {{agreement}} unterzeichnet: {{link}}',
  '{{name}} mentions you in a comment on “{{product}}”': '{{name}} erwähnt Sie in einem Kommentar zu „{{product}}“',
  'The component “{{name}}” waits for approval': 'Die Komponente „{{name}}“ wartet auf Freigabe',
  'Your component “{{name}}” was approved': 'Ihre Komponente „{{name}}“ wurde freigegeben',
  'Your component “{{name}}” was rejected: {{reason}}': 'Ihre Komponente „{{name}}“ wurde abgelehnt: {{reason}}',
  'The data source {{name}} could not be refreshed: its rows are as they were':
    'Die Datenquelle {{name}} konnte nicht aktualisiert werden: Die Zeilen sind wie vorher',
  '{{name}} has expired: its records do not lead here any more':
    '{{name}} ist abgelaufen: Die Einträge führen nicht mehr hierher',
  '{{name}} is yours until {{endsOn}}': '{{name}} gehört Ihnen bis {{endsOn}}',
  '{{name}} could not be registered. What was paid for it goes back':
    '{{name}} konnte nicht registriert werden. Der bezahlte Betrag wird erstattet',
  'The registration of {{name}} ends on {{endsOn}}. Renew it to keep the name':
    'Die Registrierung von {{name}} endet am {{endsOn}}. Verlängern Sie sie, um den Namen zu behalten',
  'The registration of {{name}} ends on {{endsOn}}. Another year costs {{amount}} before VAT.':
    'Die Registrierung von {{name}} endet am {{endsOn}}. Ein weiteres Jahr kostet {{amount}} zzgl. USt.',
  'Nothing is charged by itself: renew it here, or the name is lost: {{link}}':
    'Es wird nichts von selbst abgebucht. Verlängern Sie die Registrierung hier, sonst geht der Name verloren: {{link}}',
  'The registration of {{name}} ends on {{endsOn}} and is renewed by itself on {{on}}':
    'Die Registrierung von {{name}} endet am {{endsOn}} und wird am {{on}} von selbst verlängert',
  'It is charged to the card {{card}} on {{on}}. You can switch that off until then: {{link}}':
    'Abgebucht wird am {{on}} von der Karte {{card}}. Bis dahin können Sie das ausschalten: {{link}}',
  '{{amount}} for another year of {{name}} is not paid yet':
    '{{amount}} für ein weiteres Jahr von {{name}} sind noch nicht bezahlt',
  'Order {{number}} for another year of {{name}} comes to {{amount}}.':
    'Die Bestellung {{number}} für ein weiteres Jahr von {{name}} beläuft sich auf {{amount}}.',
  'The card {{card}} did not pay it.': 'Von der Karte {{card}} konnte der Betrag nicht abgebucht werden.',
  'It is tried again on {{on}}. With another card in your account it is tried at once.':
    'Am {{on}} wird es erneut versucht. Wenn Sie im Kontoauszug eine andere Karte hinterlegen, wird es sofort versucht.',
  'The registration ends on {{endsOn}}: unless it is renewed before, the name is lost.':
    'Die Registrierung endet am {{endsOn}}: Wird sie nicht vorher verlängert, geht der Name verloren.',
  'Pay it here: {{link}}': 'Hier bezahlen: {{link}}',
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
  'Hello,': 'Guten Tag,',
  '{{inviter}} invites you to work with {{company}} on Coverwright.':
    '{{inviter}} lädt Sie ein, bei {{company}} mit Coverwright zu arbeiten.',
  'Register here, with this e-mail address:\n{{link}}':
    'Registrieren Sie sich hier mit dieser E-Mail-Adresse:\n{{link}}',
  'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.':
    'Der Link gilt 24 Stunden und nur einmal. Wenn Sie ihn nicht erwartet haben, müssen Sie nichts tun.',
  'Confirm and register here, with this e-mail address:\n{{link}}':
    'Bestätigen Sie die Einladung, und registrieren Sie sich hier mit dieser E-Mail-Adresse:\n{{link}}',
  'Support has issued a security key for your maintenance portal':
    'Der Support hat einen Sicherheitsschlüssel für Ihr Wartungsportal ausgestellt',
  'The provider replaced a document of {{product}}': 'Der Produktgeber hat ein Dokument von {{product}} ersetzt',
  'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.':
    '{{product}}: Der Produktgeber hat ein Dokument ersetzt. Ihre Websites zeigen das neue; was verkauft ist, behält das bisherige.',
  'See your sites:\n{{link}}': 'Ihre Websites ansehen:\n{{link}}',
  '{{company}} invites you to be its partner': '{{company}} lädt Sie ein, Partner zu werden',
  '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.':
    '{{inviter}} von {{company}} lädt Ihr Unternehmen ein, bei Coverwright Partner zu werden.',
  'They write:\n{{note}}': 'Die Nachricht dazu:\n{{note}}',
  'Answer here:\n{{link}}': 'Hier antworten:\n{{link}}',
  '{{partner}} asks to be your partner': '{{partner}} möchte Ihr Partner werden',
  '{{partner}} asks to be your partner.': '{{partner}} möchte Ihr Partner werden.',
  'See it in your partner hub:\n{{link}}': 'In Ihrem Partnerbereich ansehen:\n{{link}}',
  '{{partner}} is your partner now': '{{partner}} ist jetzt Ihr Partner',
  '{{partner}} is your partner now.': '{{partner}} ist jetzt Ihr Partner.',
  '{{partner}} does not want to be your partner': '{{partner}} möchte nicht Ihr Partner werden',
  '{{partner}} does not want to be your partner.': '{{partner}} möchte nicht Ihr Partner werden.',
  '{{partner}} has withdrawn its request': '{{partner}} hat die Anfrage zurückgezogen',
  '{{partner}} has withdrawn its request.': '{{partner}} hat die Anfrage zurückgezogen.',
  '{{partner}} has ended the partnership': '{{partner}} hat die Partnerschaft beendet',
  '{{partner}} has ended the partnership.': '{{partner}} hat die Partnerschaft beendet.',
  'Reason given: {{reason}}': 'Angegebener Grund: {{reason}}',
  'Closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.':
    'Für neue Angebote geschlossen: {{sites}}. Was verkauft ist, läuft weiter, mit Zahlungen und Dokumenten.',
  'Your company has ended the partnership with {{partner}}':
    'Ihr Unternehmen hat die Partnerschaft mit {{partner}} beendet',
  'Your company has ended the partnership with {{partner}}.':
    'Ihr Unternehmen hat die Partnerschaft mit {{partner}} beendet.',
  '{{partner}} proposes another payment mode': '{{partner}} schlägt einen anderen Zahlungsweg vor',
  '{{partner}} proposes another payment mode.': '{{partner}} schlägt einen anderen Zahlungsweg vor.',
  '{{partner}} agrees to the new payment mode': '{{partner}} stimmt dem neuen Zahlungsweg zu',
  '{{partner}} agrees to the new payment mode.': '{{partner}} stimmt dem neuen Zahlungsweg zu.',
  '{{partner}} keeps to the payment mode you have': '{{partner}} bleibt beim bisherigen Zahlungsweg',
  '{{partner}} keeps to the payment mode you have.': '{{partner}} bleibt beim bisherigen Zahlungsweg.',
  'The card provider has not given back {{amount}} yet. It is tried again every day':
    'Der Kartendienstleister hat {{amount}} noch nicht erstattet. Es wird täglich erneut versucht',
  'The plan {{plan}} is paid for and in force. Order {{number}}':
    'Das Abo {{plan}} ist bezahlt und gilt. Bestellung {{number}}',
  'What was paid for the order {{number}} goes back: it was no longer wanted':
    'Die Zahlung zur Bestellung {{number}} wird erstattet: Die Bestellung war nicht mehr gewünscht',
  'Your trial has ended: go on with {{plan}}': 'Ihre Testphase ist beendet: Machen Sie mit {{plan}} weiter',
  'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.':
    'Ihre Testphase von Coverwright ist beendet, und niemand kann sich anmelden, bis ein Abo bezahlt ist.',
  'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}':
    'Machen Sie mit {{plan}} bei monatlicher Zahlung weiter: {{amount}} inkl. USt. Bezahlen Sie hier, und melden Sie sich wieder an: {{link}}',
  'The link is good for 30 days. Once you have signed in you can choose another plan.':
    'Der Link gilt 30 Tage. Nach der Anmeldung können Sie ein anderes Abo wählen.',
  'You need more time? Ask for it: {{ask}}': 'Sie brauchen mehr Zeit? Fragen Sie hier danach: {{ask}}',
  'Invoice {{number}}: {{amount}}': 'Rechnung {{number}}: {{amount}}',
  'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.':
    'Die Rechnung {{number}} zur Bestellung {{orderNumber}} ist beigefügt. Sie beläuft sich auf {{amount}}.',
  'All invoices: {{link}}': 'Alle Rechnungen: {{link}}',
  '{{used}} of {{allowed}} {{what}} of the plan {{plan}} are used':
    'Abo {{plan}}: {{used}} von {{allowed}} {{what}} genutzt',
  '{{used}} of {{allowed}} {{what}} of the plan {{plan}} are used.':
    'Abo {{plan}}: {{used}} von {{allowed}} {{what}} genutzt.',
  'See what else there is: {{link}}': 'Ansehen, was es sonst gibt: {{link}}',
  'The card {{card}} expires on {{endsOn}}': 'Die Karte {{card}} läuft am {{endsOn}} ab',
  'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endsOn}}.':
    'Verlängerungen Ihres Abos und Ihrer Domains werden von der Karte {{card}} abgebucht, die am {{endsOn}} abläuft.',
  'Use another one before, so that nothing is interrupted: {{link}}':
    'Verwenden Sie vorher eine andere, damit nichts unterbrochen wird: {{link}}',
  'The plan {{plan}} costs another price from {{from}} on': 'Der Preis des Abos {{plan}} ändert sich ab {{from}}',
  'Renewals of the plan {{plan}} on {{from}} or later cost {{month}} a month or {{year}} a year, before VAT. What is paid stays as it is.':
    'Verlängerungen des Abos {{plan}} ab {{from}} kosten {{month}} im Monat oder {{year}} im Jahr, zzgl. USt. Was bezahlt ist, bleibt, wie es ist.',
  'You can change or cancel the plan until then: {{link}}':
    'Bis dahin können Sie das Abo wechseln oder kündigen: {{link}}',
  '{{amount}} for the plan {{plan}} is not paid yet': '{{amount}} für das Abo {{plan}} sind noch nicht bezahlt',
  'Order {{number}} for the plan {{plan}} comes to {{amount}}.':
    'Die Bestellung {{number}} für das Abo {{plan}} beläuft sich auf {{amount}}.',
  'The card {{card}} did not pay it. We look again on {{on}}.':
    'Von der Karte {{card}} konnte der Betrag nicht abgebucht werden. Wir sehen am {{on}} wieder nach.',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.':
    'Oder überweisen Sie {{amount}} mit den Angaben {{reference}} und {{number}}.',
  'Nothing changes for your customers.': 'Für Ihre Kunden ändert sich nichts.',
  'Last notice: {{amount}} for the plan {{plan}} is due by {{on}}':
    'Letzte Mahnung: {{amount}} für das Abo {{plan}} sind bis {{on}} zu zahlen',
  'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.':
    'Die Bestellung {{number}} für das Abo {{plan}} beläuft sich auf {{amount}} und ist noch immer nicht bezahlt.',
  'Unless it is paid by {{on}}, nothing can be edited or published from then on.':
    'Ist die Bestellung bis {{on}} nicht bezahlt, kann von da an nichts mehr bearbeitet oder veröffentlicht werden.',
  'Editing and publishing are suspended: {{amount}} is not paid':
    'Bearbeiten und Veröffentlichen sind gesperrt: {{amount}} sind nicht bezahlt',
  'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.':
    'Die Bestellung {{number}} für das Abo {{plan}} wurde nicht bezahlt. Sie können sich anmelden, lesen, exportieren und bezahlen; bis zur Zahlung kann nichts bearbeitet oder veröffentlicht werden.',
  'Your sites and your agents’ home pages go on until {{offlineOn}} and then go offline. Policies, their pages and their instalments go on.':
    'Ihre Websites und Vermittlerseiten laufen bis {{offlineOn}} weiter und gehen dann offline. Policen, ihre Seiten und Raten laufen weiter.',
  'Paying lifts the suspension at once.': 'Mit der Zahlung endet die Sperre sofort.',
  'Your plan {{plan}} has ended': 'Ihr Abo {{plan}} ist beendet',
  'It was given up and ended on {{endedOn}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.':
    'Das Abo wurde gekündigt und endete am {{endedOn}}. Sie können sich anmelden, lesen, exportieren und ein Abo bestellen; bis dahin kann nichts bearbeitet oder veröffentlicht werden.',
  'Order a plan: {{link}}': 'Abo bestellen: {{link}}',
  'Your sites go offline on {{offlineOn}}': 'Ihre Websites gehen am {{offlineOn}} offline',
  'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineOn}}.':
    'Ihr Abo ist nicht bezahlt. Ohne Zahlung gehen Ihre Websites und Vermittlerseiten am {{offlineOn}} offline.',
  'Policies, their pages and their instalments go on.': 'Policen, ihre Seiten und Raten laufen weiter.',
  'See what is due: {{link}}': 'Ansehen, was fällig ist: {{link}}',
  'Your sites are offline: {{many}}': 'Ihre Websites sind offline: {{many}}',
  'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.':
    'Ihr Abo wurde nicht bezahlt, und Ihre Websites und Vermittlerseiten gingen offline. Policen, ihre Seiten und Raten laufen weiter.',
  'Once the plan is paid you can publish them again: {{link}}':
    'Sobald das Abo bezahlt ist, können Sie sie wieder veröffentlichen: {{link}}',
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
  'Hello {{to}},': 'Guten Tag {{to}},',
  '{{from}} wants you to be the primary user of {{company}} on Coverwright.':
    '{{from}} möchte, dass Sie Hauptbenutzer von {{company}} bei Coverwright werden.',
  'Read what that means and confirm it here:\n{{link}}':
    'Lesen Sie hier, was das bedeutet, und bestätigen Sie es:\n{{link}}',
  'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.':
    'Der Link gilt 15 Minuten. Wenn Sie das nicht möchten, öffnen Sie ihn nicht: Ohne Sie ändert sich nichts.',
  'Your code to become the primary user': 'Ihr Code für die Rolle des Hauptbenutzers',
  'Your code is {{code}}. It works for 15 minutes, once.': 'Ihr Code ist {{code}}. Er gilt 15 Minuten und nur einmal.',
  'If you did not ask for it, leave it: without the code nothing changes.':
    'Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ohne den Code ändert sich nichts.',
  '{{to}} is the primary user of {{company}} now': '{{to}} ist jetzt Hauptbenutzer von {{company}}',
  'Hello {{from}},': 'Guten Tag {{from}},',
  '{{to}} is the primary user of {{company}} now. {{from}} handed the role over.':
    '{{to}} ist jetzt Hauptbenutzer von {{company}}. {{from}} hat die Rolle übergeben.',
  'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.':
    'Sie wurden überall abgemeldet: Melden Sie sich neu an. Die Testphase oder das Abo des Unternehmens läuft unverändert weiter.',
  'You are the primary user of {{company}} now': 'Sie sind jetzt Hauptbenutzer von {{company}}',
  'You are the primary user of {{company}} now. {{from}} handed the role over.':
    'Sie sind jetzt Hauptbenutzer von {{company}}. {{from}} hat die Rolle übergeben.',
  '{{name}} asks a person in the app': '{{name}} bittet in der App um die Antwort einer Person',
  '{{name}} asked in the app what the documents do not answer:':
    '{{name}} hat in der App etwas gefragt, das die Dokumente nicht beantworten:',
  'Write to them at {{email}}.': 'Antworten Sie an {{email}}.',
  '{{host}}: what you asked for was approved': '{{host}}: Ihre Anfrage wurde freigegeben',
  '{{host}}: what you asked for was rejected': '{{host}}: Ihre Anfrage wurde abgelehnt',
  '{{name}} is done: {{host}}': '{{name}} wurde ausgeführt: {{host}}',
  '{{name}} did not happen: {{problem}}': '{{name}} wurde nicht ausgeführt: {{problem}}',
  '{{reference}} was referred: {{reason}}': '{{reference}} wurde ausgesteuert: {{reason}}',
  'Welcome to {{company}}. Your trial runs for {{days}} days.':
    'Willkommen bei {{company}}. Ihre Testphase läuft {{days}} Tage.',
  'Verify your email address': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'Open this link to verify your address and finish registering {{company}} with Coverwright:':
    'Ihre Adresse ist noch nicht bestätigt. Öffnen Sie diesen Link, um sie zu bestätigen und die Registrierung von {{company}} bei Coverwright abzuschließen:',
  'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.':
    'Der Link gilt 24 Stunden. Wenn Sie sich nicht registriert haben, öffnen Sie ihn nicht: Ohne ihn wird nichts registriert.',
  '{{company}} asks for its account to be opened again': '{{company}} bittet darum, das Konto wieder zu öffnen',
  '{{askedBy}}: {{company}} asks for its account to be opened again.':
    '{{askedBy}}: {{company}} bittet darum, das Konto wieder zu öffnen.',
  'Reference {{reference}}. It ended on {{endedOn}}.': 'Referenznummer {{reference}}. Beendet am {{endedOn}}.',
  '{{company}} asks for its trial to go on': '{{company}} bittet um Fortsetzung der Testphase',
  '{{askedBy}}: {{company}} asks for its trial to go on.':
    '{{askedBy}}: {{company}} bittet um Fortsetzung der Testphase.',
  '{{host}} has stopped: nobody has proven in time that the domain is yours':
    '{{host}} wurde beendet: Es wurde nicht rechtzeitig nachgewiesen, dass die Domain Ihnen gehört',
  '{{host}} has stopped: another company has proven that {{proven}} is theirs':
    '{{host}} wurde beendet: Ein anderes Unternehmen hat nachgewiesen, dass ihm {{proven}} gehört',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'Your Coverwright password was changed, and every other device you were signed in on was signed out.':
    'Ihr Coverwright-Passwort wurde geändert, und alle anderen Geräte, auf denen Sie angemeldet waren, wurden abgemeldet.',
  'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.':
    'Wenn Sie das nicht waren, legen Sie sofort ein neues fest: Wählen Sie bei der Anmeldung „Passwort vergessen?“.',
  'Your sign-in code': 'Ihr Code zur Anmeldung',
  'Your code is {{code}}. It works for 10 minutes, once.': 'Ihr Code ist {{code}}. Er gilt 10 Minuten und nur einmal.',
  'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.':
    'Wenn Sie nicht versucht haben, sich auf einem neuen Gerät bei Coverwright anzumelden, ändern Sie Ihr Passwort: Jemand anderes kennt es.',
  'Your code for a new password': 'Ihr Code für ein neues Passwort',
  'If you did not ask for a new password, leave it: without the code nothing changes.':
    'Wenn Sie kein neues Passwort angefordert haben, müssen Sie nichts tun: Ohne den Code ändert sich nichts.',
  'You signed in on a new device': 'Sie haben sich auf einem neuen Gerät angemeldet',
  'Your account was signed in to on a device it was not used on before: {{when}}, from the address {{address}}.':
    'Ihr Konto wurde zur Anmeldung auf einem Gerät verwendet, auf dem es bisher nicht genutzt wurde: {{when}}, IP-Adresse {{address}}.',
  'If that was not you, change your password at once: whoever it is, is signed out by it.':
    'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort: Wer immer es war, wird dadurch abgemeldet.',
  'You signed in from a new address': 'Sie haben sich von einer neuen IP-Adresse angemeldet',
  'Your account was signed in to from an address it was not used from before: {{when}}, from the address {{address}}.':
    'Ihr Konto wurde zur Anmeldung von einer IP-Adresse verwendet, von der aus es bisher nicht genutzt wurde: {{when}}, IP-Adresse {{address}}.',
  'Confirm your new address': 'Bestätigen Sie Ihre neue Adresse',
  'Open this link to sign in to Coverwright with this address from now on:':
    'Sie möchten sich ab jetzt mit dieser Adresse bei Coverwright anmelden? Öffnen Sie dazu diesen Link:',
  'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.':
    'Der Link gilt 24 Stunden und nur einmal. Wenn Sie davon nichts wissen, öffnen Sie ihn nicht: Ohne ihn ändert sich nichts.',
  'Somebody asked to change your address': 'Jemand hat beantragt, Ihre Adresse zu ändern',
  'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.':
    'Jemand hat beantragt, sich bei Ihrem Coverwright-Konto mit einer anderen Adresse anzumelden: {{email}}. Dorthin wurde ein Link gesendet; bis er geöffnet wird, ändert sich nichts.',
  'If that was not you, change your password at once: the link works no more then.':
    'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort: Der Link gilt dann nicht mehr.',
  'Your address was changed': 'Ihre Adresse wurde geändert',
  'You sign in to Coverwright with another address now: {{email}}. This one works no more.':
    'Sie melden sich jetzt mit einer anderen Adresse bei Coverwright an: {{email}}. Diese hier gilt nicht mehr.',
  'If that was not you, write to us at once, or ask the primary user of your company to remove your account.':
    'Wenn Sie das nicht waren, schreiben Sie uns sofort, oder bitten Sie den Hauptbenutzer Ihres Unternehmens, Ihr Konto zu entfernen.',
  '{{host}} sells until {{day}}: connect the domain to keep it':
    'Unter {{host}} wird bis {{day}} verkauft: Verbinden Sie die Domain, um sie zu behalten',
  '{{host}} sells until {{day}}: publish at another address to go on, this one is reserved':
    'Unter {{host}} wird bis {{day}} verkauft: Diese Adresse ist reserviert. Veröffentlichen Sie unter einer anderen, um weiterzumachen',
  'The agent home page at {{host}} has lost its name: another company has proven that {{proven}} is theirs':
    'Die Vermittlerseite unter {{host}} hat ihren Namen verloren: Ein anderes Unternehmen hat nachgewiesen, dass ihm {{proven}} gehört',
  'We have your message, {{reference}}': 'Ihre Nachricht ist angekommen: {{reference}}',
  'Thank you for writing to us. Quote {{reference}} when you write again.':
    'Ihre Nachricht ist bei uns angekommen, vielen Dank. Geben Sie {{reference}} an, wenn Sie wieder schreiben.',
  'You wrote:\n{{words}}': 'Sie haben geschrieben:\n{{words}}',
  '{{name}} writes about {{topic}}': '{{name}} schreibt zum Thema „{{topic}}“',
  '{{reference}}: {{name}} writes about {{topic}}': '{{reference}}: {{name}} schreibt zum Thema „{{topic}}“',
  'The template “{{name}}” lacked a value or took too long to print, and was not used: give each field a fallback, or shorten it':
    'Die Vorlage „{{name}}“ wurde nicht verwendet, weil ein Wert fehlte oder die Ausgabe zu lange dauerte: Geben Sie jedem Feld einen Ersatzwert, oder kürzen Sie die Vorlage',
  '{{host}} does not answer': '{{host}} antwortet nicht',
  '{{product}}: transactions of {{month}} up to {{throughDay}}':
    '{{product}}: Transaktionen im Monat {{month}} bis {{throughDay}}',
  '{{rowCount}} transactions were booked from {{month}}-01 to {{throughDay}}.':
    'Gebuchte Transaktionen vom {{month}}-01 bis {{throughDay}}: {{rowCount}}.',
  'The file (CSV, the link works for 30 days): {{link}}': 'Die Datei (CSV, der Link gilt 30 Tage): {{link}}',
  '{{number}}: photos to look at': '{{number}}: Fotos anzusehen',
  '{{company}} asks to be verified': '{{company}} bittet um Prüfung der Unterlagen',
  '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}':
    '{{company}} hat die Unterlagen eingereicht. Öffnen Sie sie unter „Zu prüfende Unternehmen“:\n{{link}}',
  '{{company}} is verified': '{{company}} ist bestätigt',
  'We have checked the documents of {{company}}. Its status is now Verified.':
    '{{company}}: Wir haben die Unterlagen geprüft. Der Status ist jetzt „Bestätigt“.',
  '{{company}} could not be verified': '{{company}} konnte nicht bestätigt werden',
  'We could not verify {{company}}:': '{{company}} konnten wir nicht bestätigen:',
  'Correct what is wrong and send the documents again: {{link}}':
    'Berichtigen Sie, was nicht stimmt, und senden Sie die Unterlagen erneut: {{link}}',
  'The webhook {{name}} has not been answered for a day: it is tried for four more':
    'Der Webhook {{name}} ist seit einem Tag ohne Antwort: Es wird noch vier Tage lang versucht',
  'The webhook {{name}} is sent no more: its address does not answer, or wants nothing':
    'An den Webhook {{name}} wird nichts mehr gesendet: Die Adresse antwortet nicht oder nimmt nichts mehr an',
}
