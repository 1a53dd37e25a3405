import { messages } from '../../messages.ts'
/** The first translation, and by its keys the list of all that mails, certificates and the policyholder’s page say. */
export const letters = {
  '[Test] {subject}': '[Test] {subject}',
  'Dear {name},': 'Guten Tag {name},',
  'Dear customer,': 'Guten Tag,',
  'Your {product} policy {number}': 'Ihr Vertrag {number}: {product}',
  'Thank you for choosing {company}. Your policy {number} starts on {day}.':
    'Vielen Dank, dass Sie sich für {company} entschieden haben. Ihr Vertrag {number} beginnt am {day}.',
  'Your certificate of insurance: {link}': 'Ihr Versicherungsschein: {link}',
  'The links work for 30 days. Keep the documents in a safe place.':
    'Die Links gelten 30 Tage. Bewahren Sie die Unterlagen sicher auf.',
  'Your policy, its documents, and cancelling it if you change your mind: {link}':
    'Ihr Vertrag, seine Unterlagen und der Widerruf, falls Sie es sich anders überlegen: {link}',
  'Your policy and its documents: {link}': 'Ihr Vertrag und seine Unterlagen: {link}',
  'Your policy {number} was corrected': 'Ihr Vertrag {number} wurde berichtigt',
  'We have corrected a name or an address on your policy {number}. Your cover and your price stay as they are.':
    'Wir haben einen Namen oder eine Adresse in Ihrem Vertrag {number} berichtigt. Ihr Schutz und Ihr Preis bleiben, wie sie sind.',
  'A new certificate takes the place of the one before.':
    'Ein neuer Versicherungsschein tritt an die Stelle des bisherigen.',
  'We could not take your payment for policy {number}': 'Ihre Zahlung für den Vertrag {number} war nicht möglich',
  'We could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    'Wir konnten die Zahlung {payment} Ihres Vertrags {number} ({product}) nicht einziehen: {amount}, fällig am {day}.',
  'You need do nothing if there is money on your card: we try again on {day}. Your cover goes on.':
    'Ist Ihre Karte gedeckt, müssen Sie nichts tun: Wir versuchen es am {day} noch einmal. Ihr Schutz besteht weiter.',
  'To pay now, or with another card: {link}': 'Jetzt oder mit einer anderen Karte zahlen: {link}',
  'Your policy {number} ends on {day} unless you pay': 'Ihr Vertrag {number} endet am {day}, wenn Sie nicht zahlen',
  'We have tried several times and could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    'Wir haben es mehrmals versucht und konnten die Zahlung {payment} Ihres Vertrags {number} ({product}) nicht einziehen: {amount}, fällig am {day}.',
  'Unless it is paid before then, your policy and your cover end on {day}.':
    'Geht die Zahlung nicht vorher ein, enden Ihr Vertrag und Ihr Schutz am {day}.',
  'To pay now: {link}': 'Jetzt zahlen: {link}',
  'Your policy {number} has ended': 'Ihr Vertrag {number} ist beendet',
  'Payment {payment} of your {product} policy {number}, {amount} due on {day} was not paid.':
    'Die Zahlung {payment} Ihres Vertrags {number} ({product}) wurde nicht geleistet: {amount}, fällig am {day}.',
  'Your policy has ended and you are no longer covered. Nothing more will be taken from your card.':
    'Ihr Vertrag ist beendet, und Sie sind nicht mehr versichert. Von Ihrer Karte wird nichts mehr abgebucht.',
  'Your policy {number} is cancelled': 'Ihr Vertrag {number} ist widerrufen',
  'As you wished, your {product} policy {number} is cancelled. You are no longer covered.':
    'Wie von Ihnen gewünscht, ist Ihr Vertrag {number} ({product}) widerrufen. Sie sind nicht mehr versichert.',
  'What your voucher {code} paid, {amount}, goes back to it. It can pay again while the voucher runs and any are left.':
    'Was Ihr Gutschein {code} gezahlt hat, {amount}, geht auf ihn zurück. Er kann wieder zahlen, solange der Gutschein läuft und noch welche übrig sind.',
  'Your voucher {code} paid {amount}. It cannot pay again: we will write to you about this amount.':
    'Ihr Gutschein {code} hat {amount} gezahlt. Er kann nicht noch einmal zahlen: Wir schreiben Ihnen wegen dieses Betrags.',
  '{amount} goes back to your card. Banks take up to ten days to show it.':
    '{amount} gehen auf Ihre Karte zurück. Bis die Bank es anzeigt, können zehn Tage vergehen.',
  'We are looking at your application {reference}': 'Wir sehen uns Ihren Antrag {reference} an',
  'Thank you for your application for {product}. A person looks at your answers and writes to you.':
    'Vielen Dank für Ihren Antrag: {product}. Eine Person sieht sich Ihre Angaben an und schreibt Ihnen.',
  'You can look at your answers, or change them, until then: {link}':
    'Bis dahin können Sie Ihre Angaben ansehen oder ändern: {link}',
  'Your reference is {reference}. If you have questions, call us on {phone}.':
    'Ihre Vorgangsnummer ist {reference}. Haben Sie Fragen, rufen Sie uns an: {phone}.',
  'We can insure you: your application {reference}': 'Wir können Sie versichern: Ihr Antrag {reference}',
  'Good news: we have looked at your application for {product}, and we can insure you.':
    'Gute Nachrichten: Wir haben uns Ihren Antrag angesehen ({product}) und können Sie versichern.',
  'See your price, choose your cover and pay: {link}': 'Preis ansehen, Schutz wählen und zahlen: {link}',
  'The offer is good until {day}. It is for the answers you gave: if something has changed, correct it first.':
    'Das Angebot gilt bis {day}. Es gilt für Ihre Angaben: Hat sich etwas geändert, berichtigen Sie es zuerst.',
  'Your application for {product}': 'Ihr Antrag: {product}',
  'We have looked at your application, and we cannot offer you this cover.':
    'Wir haben uns Ihren Antrag angesehen und können Ihnen diesen Schutz nicht anbieten.',
  'Other insurers may see it differently. If you think we have something wrong, call us on {phone}.':
    'Andere Versicherer sehen es vielleicht anders. Wenn Sie meinen, dass wir uns irren, rufen Sie uns an: {phone}.',
  'Your photos: application {number}': 'Ihre Fotos: Antrag {number}',
  'We have looked at the photos for your {product}, and we cannot accept them.':
    'Wir haben uns die Fotos angesehen ({product}) und können sie nicht annehmen.',
  'Please send us others, and go on from there: {link}':
    'Bitte schicken Sie uns andere, und machen Sie dort weiter: {link}',
  'Please call us on {phone}.': 'Bitte rufen Sie uns an: {phone}.',
  'Go on with your {product} application': 'Ihren Antrag fortsetzen: {product}',
  'Your answers are kept. Go on where you left off: {link}':
    'Ihre Angaben sind gespeichert. Machen Sie dort weiter, wo Sie aufgehört haben: {link}',
  'The link works until {day}. Whoever has it can read your answers: do not pass it on.':
    'Der Link gilt bis {day}. Wer ihn hat, kann Ihre Angaben lesen: Geben Sie ihn nicht weiter.',
  'Your quote {reference} is good until {day}.': 'Ihr Angebot {reference} gilt bis {day}.',
  'Certificate of insurance {number}': 'Versicherungsschein {number}',
  'Certificate {number}.pdf': 'Versicherungsschein {number}.pdf',
  'Made in test mode. This is not a policy and nothing is insured.':
    'Im Testbetrieb erstellt. Dies ist kein Vertrag, und nichts ist versichert.',
  'Policy number {number}': 'Vertragsnummer {number}',
  'Your policy': 'Ihr Vertrag',
  Policyholder: 'Versicherungsnehmer',
  Insured: 'Versichert',
  Product: 'Produkt',
  Extras: 'Zusatzbausteine',
  '{period}, both days included': '{period}, beide Tage eingeschlossen',
  'Cover: {period}, both days included.': 'Schutz: {period}, beide Tage eingeschlossen.',
  'Price: {price}, tax included.': 'Preis: {price}, einschließlich Steuer.',
  Insurer: 'Versicherer',
  '{insurer}, firm reference number {number}': '{insurer}, Registernummer {number}',
  'What is covered': 'Was versichert ist',
  'What it costs': 'Was es kostet',
  'Total for the year': 'Summe für das Jahr',
  'Total for {length}': 'Summe für {length}',
  'Including tax': 'Darin enthaltene Steuer',
  'Payment {number} of {count}': 'Zahlung {number} von {count}',
  '{amount} on {day}': '{amount} am {day}',
  'Good to know': 'Gut zu wissen',
  'Change your mind': 'Widerruf',
  'You can cancel within {days} days for a full refund if you have not claimed.':
    'Sie können innerhalb von {days} Tagen widerrufen und erhalten alles zurück, wenn Sie keinen Schaden gemeldet haben.',
  'Claims and questions': 'Schäden und Fragen',
  Complaints: 'Beschwerden',
  'Test mode: no cover is sold here.': 'Testbetrieb: Hier wird kein Schutz verkauft.',
  'Your policy {number}': 'Ihr Vertrag {number}',
  Status: 'Stand',
  'In force': 'In Kraft',
  'Cancelled.': 'Widerrufen.',
  'What your card paid, if anything, goes back to it.':
    'Was Ihre Karte gegebenenfalls gezahlt hat, geht auf sie zurück.',
  'Cancelled. What you paid goes back to your card.': 'Widerrufen. Was Sie gezahlt haben, geht auf Ihre Karte zurück.',
  'Ended, because a payment was not made': 'Beendet, weil eine Zahlung ausblieb',
  'Price for the year': 'Preis für das Jahr',
  'Price for {length}': 'Preis für {length}',
  '{amount}, including tax {tax}': '{amount}, darin Steuer {tax}',
  Documents: 'Unterlagen',
  'Certificate of insurance (PDF)': 'Versicherungsschein (PDF)',
  'Your certificate is being made. Look again in a minute.':
    'Ihr Versicherungsschein wird gerade erstellt. Sehen Sie in einer Minute wieder nach.',
  Payments: 'Zahlungen',
  '{amount}, due': '{amount}, fällig',
  '{amount}, could not be taken': '{amount}, nicht eingezogen',
  '{amount}, paid': '{amount}, bezahlt',
  '{amount}, not asked for any more': '{amount}, wird nicht mehr verlangt',
  'We could not take your payment of {amount}.': 'Wir konnten Ihre Zahlung von {amount} nicht einziehen.',
  'It was due on {day}.': 'Sie war am {day} fällig.',
  'Pay {amount} now': 'Jetzt {amount} zahlen',
  'Cancel this policy': 'Diesen Vertrag widerrufen',
  'You can change your mind until {day}. Your cover ends at once. Do not cancel if you have made a claim: call us instead.':
    'Sie können bis {day} widerrufen. Ihr Schutz endet sofort. Widerrufen Sie nicht, wenn Sie einen Schaden gemeldet haben: Rufen Sie uns stattdessen an.',
  'You can change your mind until {day}. Your cover ends at once and everything you have paid goes back to your card. Do not cancel if you have made a claim: call us instead.':
    'Sie können bis {day} widerrufen. Ihr Schutz endet sofort, und alles, was Sie gezahlt haben, geht auf Ihre Karte zurück. Widerrufen Sie nicht, wenn Sie einen Schaden gemeldet haben: Rufen Sie uns stattdessen an.',
  'Cancel my policy': 'Meinen Vertrag widerrufen',
  'No more advertising?': 'Keine Werbung mehr?',
  'You then get no more reminders and offers from {company} by email. What concerns a policy of yours is sent all the same.':
    'Sie bekommen dann keine Erinnerungen und Angebote mehr per E-Mail von {company}. Was einen Ihrer Verträge betrifft, wird weiterhin gesendet.',
  Unsubscribe: 'Abbestellen',
  'You are unsubscribed': 'Sie haben abbestellt',
  'You get no more reminders and offers from {company} by email.':
    'Sie bekommen keine Erinnerungen und Angebote mehr per E-Mail von {company}.',
  'Your price for {product} is waiting': 'Ihr Angebot wartet: {product}',
  'You looked at a price for {product}.': 'Sie haben sich einen Preis angesehen: {product}.',
  'You get this one email because you agreed that we may remind you.':
    'Sie bekommen diese eine E-Mail, weil Sie zugestimmt haben, dass wir Sie erinnern dürfen.',
  'Link expired': 'Link abgelaufen',
  'Ask whoever insures you for a new one.': 'Bitten Sie Ihren Versicherer um einen neuen.',
  'This policy has already ended.': 'Dieser Vertrag ist bereits beendet.',
  'The days to change one’s mind are over.': 'Die Widerrufsfrist ist abgelaufen.',
  'Send me a code': 'Code zusenden',
  'Your code to cancel policy {number}': 'Ihr Code zum Widerruf des Vertrags {number}',
  'To cancel your policy {number}, type this code: {code}':
    'Um Ihren Vertrag {number} zu widerrufen, geben Sie diesen Code ein: {code}',
  'It works for {minutes} minutes. If you did not ask for it, do nothing: your policy stays as it is.':
    'Er gilt {minutes} Minuten. Wenn Sie ihn nicht angefordert haben, tun Sie nichts: Ihr Vertrag bleibt, wie er ist.',
  'We have sent a code to {address}. Type it here to cancel your policy.':
    'Wir haben einen Code an {address} gesendet. Geben Sie ihn hier ein, um Ihren Vertrag zu widerrufen.',
  Code: 'Code',
  [messages.codeExpired]: 'Der Code ist abgelaufen. Fordern Sie einen neuen an.',
  [messages.codeInvalid]: 'Der Code ist falsch. Geben Sie ihn noch einmal ein.',
  'Chat on {service}': 'Chat über {service}',
  'Call {phone}': 'Anrufen: {phone}',
  'Save my contact': 'Kontakt speichern',
  'How to reach me': 'So erreichen Sie mich',
  'Insurance I offer': 'Versicherungen, die ich anbiete',
  'Working hours': 'Sprechzeiten',
  'Write to {name}': 'Schreiben Sie an {name}',
  'I am at work now.': 'Ich bin gerade da.',
  'I am away at the moment, and answer as soon as I am back.':
    'Ich bin gerade nicht da und antworte, sobald ich zurück bin.',
  Closed: 'Geschlossen',
  'Your name': 'Ihr Name',
  'Your e-mail address': 'Ihre E-Mail-Adresse',
  'Your telephone number (if you would like a call)': 'Ihre Telefonnummer (wenn Sie einen Anruf wünschen)',
  'What can I do for you?': 'Was kann ich für Sie tun?',
  'Leave this empty': 'Lassen Sie dies leer',
  'What you write goes to {name} and the company they sell for, to answer you.':
    'Was Sie schreiben, geht an {name} und das Unternehmen dahinter, um Ihnen zu antworten.',
  Send: 'Senden',
  'Thank you. What you wrote is on its way.': 'Vielen Dank. Ihre Nachricht ist unterwegs.',
  'Insurance from {company}': 'Versicherungen von {company}',
  '{name} sells insurance for {company}.': '{name} vermittelt Versicherungen für {company}.',
  '{company}, licence number {number}.': '{company}, Zulassungsnummer {number}.',
  'Too much was sent from here. Try again later, or reach me another way.':
    'Von hier kam zu viel. Versuchen Sie es später noch einmal, oder erreichen Sie mich auf anderem Weg.',
  'Phone number is not valid.': 'Die Telefonnummer ist nicht gültig.',
  [messages.required]: 'Füllen Sie dieses Feld aus',
  'Valid from': 'Gültig ab',
  'Valid until': 'Gültig bis',
  Value: 'Wert',
  About: 'Hinweise',
  eVoucher: 'Gutschein',
  'Type the code beside the prices and pay for the year at once. The voucher is used once: what it is worth beyond the price is lost. It cannot be exchanged for money.':
    'Geben Sie den Code neben den Preisen ein und zahlen Sie das Jahr auf einmal. Der Gutschein gilt einmal: Was er über den Preis hinaus wert ist, verfällt. Er kann nicht gegen Geld eingetauscht werden.',
}
