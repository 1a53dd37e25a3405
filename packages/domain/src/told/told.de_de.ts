import { titles } from './titles.de_de.ts'

/** What members are told, by its English words: titles, and paragraphs of mails. */
export const told: Readonly<Record<string, string>> = {
  ...titles,
  '{{company}} wants to send messages from this address through Coverwright.':
    '{{company}} möchte über Coverwright Nachrichten mit dieser Absenderadresse senden.',
  'Open this link to allow it:': 'Öffnen Sie diesen Link, um das zu erlauben:',
  'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.':
    'Der Link gilt 24 Stunden. Wenn Sie davon nichts wissen, öffnen Sie ihn nicht: Ohne ihn wird nichts gesendet.',
  'Hello {{name}},': 'Guten Tag {{name}},',
  '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.':
    '{{by}} hat das Konto von {{company}} deaktiviert. Niemand kann sich mehr anmelden.',
  'Its data are kept until {{day}} and then erased.': 'Die Daten werden bis {{day}} aufbewahrt und dann gelöscht.',
  'Until then it can be opened again: try to sign in, and ask for it on the page that follows.':
    'Bis dahin kann das Konto wieder geöffnet werden: Versuchen Sie, sich anzumelden, und beantragen Sie es auf der Seite, die dann erscheint.',
  'You and your colleagues can sign in again: {{link}}': 'Sie und Ihre Kollegen können sich wieder anmelden: {{link}}',
  '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.':
    '{{company}} hat Sie bei Coverwright als Vermittler hinzugefügt. Ihre Vermittlernummer ist {{code}}.',
  'If you did not expect this, tell {{company}}.': 'Wenn Sie das nicht erwartet haben, teilen Sie es {{company}} mit.',
  '{{company}} has made a home page for you, where customers find what you sell and how to reach you.':
    '{{company}} hat eine Vermittlerseite für Sie erstellt. Kunden sehen dort, was Sie verkaufen und wie Sie zu erreichen sind.',
  'Look at what it says of you, put it right, and confirm or decline it here:\n{{link}}':
    'Sehen Sie hier nach, was auf der Seite über Sie steht, berichtigen Sie, was falsch ist, und bestätigen Sie die Seite, oder lehnen Sie sie ab:\n{{link}}',
  'Nobody sees the page before you have confirmed it. The link works for 24 hours. If you did not expect it, tell {{company}}.':
    'Niemand sieht die Seite, bevor Sie sie bestätigt haben. Der Link gilt 24 Stunden. Wenn Sie ihn nicht erwartet haben, teilen Sie es {{company}} mit.',
  'Hello {{agent}},': 'Guten Tag {{agent}},',
  '{{name}} wrote to you on your home page:': '{{name}} hat Ihnen auf Ihrer Vermittlerseite geschrieben:',
  'E-mail: {{email}}': 'E-Mail: {{email}}',
  'Telephone: {{phone}}': 'Telefon: {{phone}}',
  '{{partner}} asks you to execute {{agreement}}: {{link}}':
    '{{partner}} bittet Sie, {{agreement}} zu unterzeichnen: {{link}}',
  '{{partner}} executed {{agreement}}: {{link}}': '{{partner}} hat {{agreement}} unterzeichnet: {{link}}',
  'The registration of {{name}} ends on {{endDay}}. Another year costs {{amount}} before VAT.':
    'Die Registrierung von {{name}} endet am {{endDay}}. Ein weiteres Jahr kostet {{amount}} zzgl. USt.',
  'Nothing is charged by itself: renew it here, or the name is lost: {{link}}':
    'Es wird nichts von selbst abgebucht. Verlängern Sie die Registrierung hier, sonst geht der Name verloren: {{link}}',
  'It is charged to the card {{card}} on {{nextDay}}. You can switch that off until then: {{link}}':
    'Abgebucht wird am {{nextDay}} von der Karte {{card}}. Bis dahin können Sie das ausschalten: {{link}}',
  'Order {{number}} for another year of {{name}} comes to {{amount}}.':
    'Die Bestellung {{number}} für ein weiteres Jahr von {{name}} beläuft sich auf {{amount}}.',
  'The card {{card}} did not pay it.': 'Von der Karte {{card}} konnte der Betrag nicht abgebucht werden.',
  'It is tried again on {{nextDay}}. With another card in your account it is tried at once.':
    'Am {{nextDay}} wird es erneut versucht. Wenn Sie im Kontoauszug eine andere Karte hinterlegen, wird es sofort versucht.',
  'The registration ends on {{endDay}}: unless it is renewed before, the name is lost.':
    'Die Registrierung endet am {{endDay}}: Wird sie nicht vorher verlängert, geht der Name verloren.',
  'Pay it here: {{link}}': 'Hier bezahlen: {{link}}',
  'Hello,': 'Guten Tag,',
  '{{inviter}} invites you to work with {{company}} on Coverwright.':
    '{{inviter}} lädt Sie ein, bei {{company}} mit Coverwright zu arbeiten.',
  'Register here, with this e-mail address:\n{{link}}':
    'Registrieren Sie sich hier mit dieser E-Mail-Adresse:\n{{link}}',
  'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.':
    'Der Link gilt 24 Stunden und nur einmal. Wenn Sie ihn nicht erwartet haben, müssen Sie nichts tun.',
  'Confirm and register here, with this e-mail address:\n{{link}}':
    'Bestätigen Sie die Einladung, und registrieren Sie sich hier mit dieser E-Mail-Adresse:\n{{link}}',
  'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.':
    '{{product}}: Der Produktgeber hat ein Dokument ersetzt. Ihre Websites zeigen das neue; was verkauft ist, behält das bisherige.',
  'See your sites:\n{{link}}': 'Ihre Websites ansehen:\n{{link}}',
  '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.':
    '{{inviter}} von {{company}} lädt Ihr Unternehmen ein, bei Coverwright Partner zu werden.',
  'They write:\n{{note}}': 'Die Nachricht dazu:\n{{note}}',
  'Answer here:\n{{link}}': 'Hier antworten:\n{{link}}',
  '{{partner}} asks to be your partner.': '{{partner}} möchte Ihr Partner werden.',
  'See it in your partner hub:\n{{link}}': 'In Ihrem Partnerbereich ansehen:\n{{link}}',
  '{{partner}} is your partner now.': '{{partner}} ist jetzt Ihr Partner.',
  '{{partner}} does not want to be your partner.': '{{partner}} möchte nicht Ihr Partner werden.',
  '{{partner}} has withdrawn its request.': '{{partner}} hat die Anfrage zurückgezogen.',
  '{{partner}} has ended the partnership.': '{{partner}} hat die Partnerschaft beendet.',
  'Reason given: {{reason}}': 'Angegebener Grund: {{reason}}',
  'Sites closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.':
    'Für neue Angebote geschlossene Websites: {{sites}}. Was verkauft ist, läuft weiter, mit Zahlungen und Dokumenten.',
  'Your company has ended the partnership with {{partner}}.':
    'Ihr Unternehmen hat die Partnerschaft mit {{partner}} beendet.',
  '{{partner}} proposes another payment mode.': '{{partner}} schlägt einen anderen Zahlungsweg vor.',
  '{{partner}} agrees to the new payment mode.': '{{partner}} stimmt dem neuen Zahlungsweg zu.',
  '{{partner}} keeps to the payment mode you have.': '{{partner}} bleibt beim bisherigen Zahlungsweg.',
  'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.':
    'Ihre Testphase von Coverwright ist beendet, und niemand kann sich anmelden, bis ein Abo bezahlt ist.',
  'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}':
    'Machen Sie mit {{plan}} bei monatlicher Zahlung weiter: {{amount}} inkl. USt. Bezahlen Sie hier, und melden Sie sich wieder an: {{link}}',
  'The link is good for 30 days. Once you have signed in you can choose another plan.':
    'Der Link gilt 30 Tage. Nach der Anmeldung können Sie ein anderes Abo wählen.',
  'You need more time? Ask for it: {{ask}}': 'Sie brauchen mehr Zeit? Fragen Sie hier danach: {{ask}}',
  'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.':
    'Die Rechnung {{number}} zur Bestellung {{orderNumber}} ist beigefügt. Sie beläuft sich auf {{amount}}.',
  'All invoices: {{link}}': 'Alle Rechnungen: {{link}}',
  '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used.':
    'Abo {{plan}}: {{used}} von {{allowed}} {{whatWords}} genutzt.',
  'See what else there is: {{link}}': 'Ansehen, was es sonst gibt: {{link}}',
  'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endDay}}.':
    'Verlängerungen Ihres Abos und Ihrer Domains werden von der Karte {{card}} abgebucht, die am {{endDay}} abläuft.',
  'Use another one before, so that nothing is interrupted: {{link}}':
    'Verwenden Sie vorher eine andere, damit nichts unterbrochen wird: {{link}}',
  'Renewals of the plan {{plan}} on {{fromDay}} or later cost {{monthAmount}} a month or {{yearAmount}} a year, before VAT. What is paid stays as it is.':
    'Verlängerungen des Abos {{plan}} ab {{fromDay}} kosten {{monthAmount}} im Monat oder {{yearAmount}} im Jahr, zzgl. USt. Was bezahlt ist, bleibt, wie es ist.',
  'You can change or cancel the plan until then: {{link}}':
    'Bis dahin können Sie das Abo wechseln oder kündigen: {{link}}',
  'Order {{number}} for the plan {{plan}} comes to {{amount}}.':
    'Die Bestellung {{number}} für das Abo {{plan}} beläuft sich auf {{amount}}.',
  'The card {{card}} did not pay it. We look again on {{nextDay}}.':
    'Von der Karte {{card}} konnte der Betrag nicht abgebucht werden. Wir sehen am {{nextDay}} wieder nach.',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.':
    'Oder überweisen Sie {{amount}} mit den Angaben {{reference}} und {{number}}.',
  'Nothing changes for your customers.': 'Für Ihre Kunden ändert sich nichts.',
  'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.':
    'Die Bestellung {{number}} für das Abo {{plan}} beläuft sich auf {{amount}} und ist noch immer nicht bezahlt.',
  'Unless it is paid by {{nextDay}}, nothing can be edited or published from then on.':
    'Ist die Bestellung bis {{nextDay}} nicht bezahlt, kann von da an nichts mehr bearbeitet oder veröffentlicht werden.',
  'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.':
    'Die Bestellung {{number}} für das Abo {{plan}} wurde nicht bezahlt. Sie können sich anmelden, lesen, exportieren und bezahlen; bis zur Zahlung kann nichts bearbeitet oder veröffentlicht werden.',
  'Your sites and your agents’ home pages go on until {{offlineDay}} and then go offline. Policies, their pages and their instalments go on.':
    'Ihre Websites und Vermittlerseiten laufen bis {{offlineDay}} weiter und gehen dann offline. Policen, ihre Seiten und Raten laufen weiter.',
  'Paying lifts the suspension at once.': 'Mit der Zahlung endet die Sperre sofort.',
  'It was given up and ended on {{endDay}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.':
    'Das Abo wurde gekündigt und endete am {{endDay}}. Sie können sich anmelden, lesen, exportieren und ein Abo bestellen; bis dahin kann nichts bearbeitet oder veröffentlicht werden.',
  'Order a plan: {{link}}': 'Abo bestellen: {{link}}',
  'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineDay}}.':
    'Ihr Abo ist nicht bezahlt. Ohne Zahlung gehen Ihre Websites und Vermittlerseiten am {{offlineDay}} offline.',
  'Policies, their pages and their instalments go on.': 'Policen, ihre Seiten und Raten laufen weiter.',
  'See what is due: {{link}}': 'Ansehen, was fällig ist: {{link}}',
  'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.':
    'Ihr Abo wurde nicht bezahlt, und Ihre Websites und Vermittlerseiten gingen offline. Policen, ihre Seiten und Raten laufen weiter.',
  'Once the plan is paid you can publish them again: {{link}}':
    'Sobald das Abo bezahlt ist, können Sie sie wieder veröffentlichen: {{link}}',
  'Hello {{to}},': 'Guten Tag {{to}},',
  '{{from}} wants you to be the primary user of {{company}} on Coverwright.':
    '{{from}} möchte, dass Sie Hauptbenutzer von {{company}} bei Coverwright werden.',
  'Read what that means and confirm it here:\n{{link}}':
    'Lesen Sie hier, was das bedeutet, und bestätigen Sie es:\n{{link}}',
  'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.':
    'Der Link gilt 15 Minuten. Wenn Sie das nicht möchten, öffnen Sie ihn nicht: Ohne Sie ändert sich nichts.',
  'Your code is {{code}}. It works for 15 minutes, once.': 'Ihr Code ist {{code}}. Er gilt 15 Minuten und nur einmal.',
  'If you did not ask for it, leave it: without the code nothing changes.':
    'Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ohne den Code ändert sich nichts.',
  'Hello {{from}},': 'Guten Tag {{from}},',
  '{{to}} is the primary user of {{company}} now. {{from}} handed the role over.':
    '{{to}} ist jetzt Hauptbenutzer von {{company}}. {{from}} hat die Rolle übergeben.',
  'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.':
    'Sie wurden überall abgemeldet: Melden Sie sich neu an. Die Testphase oder das Abo des Unternehmens läuft unverändert weiter.',
  'You are the primary user of {{company}} now. {{from}} handed the role over.':
    'Sie sind jetzt Hauptbenutzer von {{company}}. {{from}} hat die Rolle übergeben.',
  '{{name}} asked in the app what the documents do not answer:':
    '{{name}} hat in der App etwas gefragt, das die Dokumente nicht beantworten:',
  'Write to them at {{email}}.': 'Antworten Sie an {{email}}.',
  'Ask about the products of {{company}}, and read the answer in its own documents:\n{{link}}':
    'Stellen Sie Fragen zu den Produkten von {{company}}, und lesen Sie die Antwort in den Dokumenten des Unternehmens:\n{{link}}',
  'The link works for 24 hours. Keep it to yourself: it needs no password.':
    'Der Link gilt 24 Stunden. Geben Sie ihn nicht weiter: Er braucht kein Passwort.',
  'The app of {{company}}:\n{{apps}}': 'Die App von {{company}}:\n{{apps}}',
  'Open this link to verify your address and finish registering {{company}} with Coverwright:':
    'Ihre Adresse ist noch nicht bestätigt. Öffnen Sie diesen Link, um sie zu bestätigen und die Registrierung von {{company}} bei Coverwright abzuschließen:',
  'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.':
    'Der Link gilt 24 Stunden. Wenn Sie sich nicht registriert haben, öffnen Sie ihn nicht: Ohne ihn wird nichts registriert.',
  '{{askedBy}}: {{company}} asks for its account to be opened again.':
    '{{askedBy}}: {{company}} bittet darum, das Konto wieder zu öffnen.',
  'Reference {{reference}}. It ended on {{endDay}}.': 'Referenznummer {{reference}}. Beendet am {{endDay}}.',
  '{{askedBy}}: {{company}} asks for its trial to go on.':
    '{{askedBy}}: {{company}} bittet um Fortsetzung der Testphase.',
  'Your Coverwright password was changed, and every other device you were signed in on was signed out.':
    'Ihr Coverwright-Passwort wurde geändert, und alle anderen Geräte, auf denen Sie angemeldet waren, wurden abgemeldet.',
  'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.':
    'Wenn Sie das nicht waren, legen Sie sofort ein neues fest: Wählen Sie bei der Anmeldung „Passwort vergessen?“.',
  'Your code is {{code}}. It works for 10 minutes, once.': 'Ihr Code ist {{code}}. Er gilt 10 Minuten und nur einmal.',
  'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.':
    'Wenn Sie nicht versucht haben, sich auf einem neuen Gerät bei Coverwright anzumelden, ändern Sie Ihr Passwort: Jemand anderes kennt es.',
  'If you did not ask for a new password, leave it: without the code nothing changes.':
    'Wenn Sie kein neues Passwort angefordert haben, müssen Sie nichts tun: Ohne den Code ändert sich nichts.',
  'Your account was signed in to on a device it was not used on before: {{when}}, from the address {{address}}.':
    'Ihr Konto wurde zur Anmeldung auf einem Gerät verwendet, auf dem es bisher nicht genutzt wurde: {{when}}, IP-Adresse {{address}}.',
  'If that was not you, change your password at once: whoever it is, is signed out by it.':
    'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort: Wer immer es war, wird dadurch abgemeldet.',
  'Your account was signed in to from an address it was not used from before: {{when}}, from the address {{address}}.':
    'Ihr Konto wurde zur Anmeldung von einer IP-Adresse verwendet, von der aus es bisher nicht genutzt wurde: {{when}}, IP-Adresse {{address}}.',
  'Open this link to sign in to Coverwright with this address from now on:':
    'Sie möchten sich ab jetzt mit dieser Adresse bei Coverwright anmelden? Öffnen Sie dazu diesen Link:',
  'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.':
    'Der Link gilt 24 Stunden und nur einmal. Wenn Sie davon nichts wissen, öffnen Sie ihn nicht: Ohne ihn ändert sich nichts.',
  'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.':
    'Jemand hat beantragt, sich bei Ihrem Coverwright-Konto mit einer anderen Adresse anzumelden: {{email}}. Dorthin wurde ein Link gesendet; bis er geöffnet wird, ändert sich nichts.',
  'If that was not you, change your password at once: the link works no more then.':
    'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort: Der Link gilt dann nicht mehr.',
  'You sign in to Coverwright with another address now: {{email}}. This one works no more.':
    'Sie melden sich jetzt mit einer anderen Adresse bei Coverwright an: {{email}}. Diese hier gilt nicht mehr.',
  'If that was not you, write to us at once, or ask the primary user of your company to remove your account.':
    'Wenn Sie das nicht waren, schreiben Sie uns sofort, oder bitten Sie den Hauptbenutzer Ihres Unternehmens, Ihr Konto zu entfernen.',
  'Thank you for writing to us. Quote {{reference}} when you write again.':
    'Ihre Nachricht ist bei uns angekommen, vielen Dank. Geben Sie {{reference}} an, wenn Sie wieder schreiben.',
  'You wrote:\n{{words}}': 'Sie haben geschrieben:\n{{words}}',
  '{{rowCount}} transactions were booked from {{fromDay}} to {{throughDay}}.':
    'Gebuchte Transaktionen vom {{fromDay}} bis {{throughDay}}: {{rowCount}}.',
  'The file (CSV, the link works for 30 days): {{link}}': 'Die Datei (CSV, der Link gilt 30 Tage): {{link}}',
  '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}':
    '{{company}} hat die Unterlagen eingereicht. Öffnen Sie sie unter „Zu prüfende Unternehmen“:\n{{link}}',
  'We have checked the documents of {{company}}. Its status is now Verified.':
    '{{company}}: Wir haben die Unterlagen geprüft. Der Status ist jetzt „Bestätigt“.',
  'We could not verify {{company}}:': '{{company}} konnten wir nicht bestätigen:',
  'Correct what is wrong and send the documents again: {{link}}':
    'Berichtigen Sie, was nicht stimmt, und senden Sie die Unterlagen erneut: {{link}}',
  'Simple units': 'einfache Einheiten',
  'Standard units': 'Standard-Einheiten',
  'Complicated units': 'komplexe Einheiten',
  transactions: 'Transaktionen',
  sales: 'Vertrieb',
  product: 'ein Produkt',
  billing: 'Abrechnung',
  technical: 'Technik',
  other: 'etwas anderes',
  'It is issued by {{issuer}}, VAT number {{vatNumber}}.': 'Ausgestellt von {{issuer}}, USt-IdNr. {{vatNumber}}.',
  'Transfer it to this account: {{account}}': 'Überweisen Sie auf dieses Konto: {{account}}',
  'The account to transfer it to follows from our staff.':
    'Das Konto für die Überweisung teilen unsere Mitarbeiter Ihnen mit.',
}
