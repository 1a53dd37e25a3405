/** The first translation, and by its keys the list of all that a new product begins with. */
export const starts = {
  'What is your full name?': 'Wie lautet Ihr vollständiger Name?',
  Policyholder: 'Versicherungsnehmer',
  'Enter your full name': 'Geben Sie Ihren vollständigen Namen ein',
  'What is your email address?': 'Wie lautet Ihre E-Mail-Adresse?',
  Email: 'E-Mail',
  'We send your documents there.': 'Dorthin schicken wir Ihre Unterlagen.',
  'Enter your email address': 'Geben Sie Ihre E-Mail-Adresse ein',
  'Enter an email address like name@example.com': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  'What is your telephone number?': 'Wie lautet Ihre Telefonnummer?',
  Telephone: 'Telefon',
  'Enter a telephone number': 'Geben Sie eine Telefonnummer ein',
  'Enter a telephone number, with its country code if it is from abroad':
    'Geben Sie eine Telefonnummer ein, aus dem Ausland mit Landesvorwahl',
  'What is your address?': 'Wie lautet Ihre Adresse?',
  Address: 'Adresse',
  'Enter the first line of your address': 'Geben Sie die erste Zeile Ihrer Adresse ein',
  'When should cover start?': 'Wann soll der Schutz beginnen?',
  'Cover starts': 'Beginn des Schutzes',
  'Today or any day in the next 30 days.': 'Heute oder an einem der nächsten 30 Tage.',
  'Enter the day cover should start': 'Geben Sie den Tag ein, an dem der Schutz beginnen soll',
  'Choose today or a day in the next 30 days': 'Wählen Sie heute oder einen der nächsten 30 Tage',
  'My answers are true and complete.': 'Meine Angaben sind wahr und vollständig.',
  'I have read the documents.': 'Ich habe die Unterlagen gelesen.',
  'Send me offers by email.': 'Schicken Sie mir Angebote per E-Mail.',
  'Insurance product information': 'Informationsblatt zu Versicherungsprodukten',
  'Policy booklet': 'Versicherungsbedingungen',
  'What is this type of insurance?': 'Um welche Art von Versicherung handelt es sich?',
  'What is insured?': 'Was ist versichert?',
  'What is not insured?': 'Was ist nicht versichert?',
  'Are there any restrictions on cover?': 'Gibt es Deckungsbeschränkungen?',
  'Where am I covered?': 'Wo bin ich versichert?',
  'What are my obligations?': 'Welche Verpflichtungen habe ich?',
  'When and how do I pay?': 'Wann und wie zahle ich?',
  'When does the cover start and end?': 'Wann beginnt und endet die Deckung?',
  'How do I cancel the contract?': 'Wie kann ich den Vertrag kündigen?',
  'Your contract with us': 'Ihr Vertrag mit uns',
  'Your cover': 'Ihr Schutz',
  'What we never pay for': 'Wofür wir nie zahlen',
  'How to claim': 'So melden Sie einen Schaden',
  'How to complain': 'So beschweren Sie sich',
  'Pet insurance': 'Tierversicherung',
  'Car insurance': 'Kfz-Versicherung',
  'Home insurance': 'Wohngebäude- und Hausratversicherung',
  'Travel insurance': 'Reiseversicherung',
  'Landlord insurance': 'Vermieterversicherung',
  'Van insurance': 'Transporterversicherung',
  'Motorbike insurance': 'Motorradversicherung',
  'Life insurance': 'Lebensversicherung',
  '{insurance} for {name}': '{insurance} für {name}',
  'This policy meets the demands and needs of somebody who wants {insurance}.':
    'Dieser Vertrag entspricht den Wünschen und Bedürfnissen von Personen, die diese Versicherung suchen: {insurance}.',
  'Each part of the cover is paid up to the amount that stands beside it.':
    'Jeder Teil des Schutzes wird bis zu dem Betrag gezahlt, der daneben steht.',
  'What neither this document nor the policy booklet says is covered.':
    'Was weder dieses Dokument noch die Versicherungsbedingungen als versichert nennen.',
  'Answer our questions truthfully and completely.': 'Beantworten Sie unsere Fragen wahrheitsgemäß und vollständig.',
  'Tell us as soon as something you told us is no longer so.':
    'Teilen Sie uns mit, sobald eine Ihrer Angaben nicht mehr zutrifft.',
  'Take reasonable care to prevent loss, and tell us of a claim as soon as you can.':
    'Tun Sie das Zumutbare, um Schäden zu vermeiden, und melden Sie uns einen Schaden so bald wie möglich.',
  'You pay by card when you buy: at once, or in monthly payments.':
    'Sie zahlen beim Kauf mit Karte: auf einmal oder in monatlichen Raten.',
  'You pay by card when you buy.': 'Sie zahlen beim Kauf mit Karte.',
  'You can cancel within {days} days of buying and get your money back, if you have made no claim.':
    'Sie können innerhalb von {days} Tagen nach dem Kauf kündigen und erhalten Ihr Geld zurück, wenn Sie keinen Schaden gemeldet haben.',
  'Call {phone} or write to {email}.': 'Rufen Sie {phone} an oder schreiben Sie an {email}.',
  'Call {phone}.': 'Rufen Sie {phone} an.',
  'Write to {email}.': 'Schreiben Sie an {email}.',
  'Contact us.': 'Wenden Sie sich an uns.',
  'This booklet, your certificate and the answers you gave us are your contract with {name}.':
    'Diese Bedingungen, Ihr Versicherungsschein und Ihre Antworten bilden Ihren Vertrag mit {name}.',
  'This booklet, your certificate and the answers you gave us are your contract with us.':
    'Diese Bedingungen, Ihr Versicherungsschein und Ihre Antworten bilden Ihren Vertrag mit uns.',
  'Tell us your policy number, what happened and when.':
    'Nennen Sie uns Ihre Vertragsnummer, was geschehen ist und wann.',
  'Cover starts when you have paid and lasts {count} months.':
    'Der Schutz beginnt, sobald Sie bezahlt haben, und dauert {count} Monate.',
  'Cover starts when you have paid and lasts 1 month.':
    'Der Schutz beginnt, sobald Sie bezahlt haben, und dauert 1 Monat.',
  'Cover starts when you have paid and lasts {count} days.':
    'Der Schutz beginnt, sobald Sie bezahlt haben, und dauert {count} Tage.',
  'Cover starts when you have paid and lasts 1 day.': 'Der Schutz beginnt, sobald Sie bezahlt haben, und dauert 1 Tag.',
  'Cover starts when you have paid and lasts as many days as you tell us.':
    'Der Schutz beginnt, sobald Sie bezahlt haben, und dauert so viele Tage, wie Sie angeben.',
  'Cover starts when you have paid and ends on the last day you tell us.':
    'Der Schutz beginnt, sobald Sie bezahlt haben, und endet an dem letzten Tag, den Sie angeben.',
  'Cover starts on the day you choose and lasts {count} months.':
    'Der Schutz beginnt an dem Tag, den Sie wählen, und dauert {count} Monate.',
  'Cover starts on the day you choose and lasts 1 month.':
    'Der Schutz beginnt an dem Tag, den Sie wählen, und dauert 1 Monat.',
  'Cover starts on the day you choose and lasts {count} days.':
    'Der Schutz beginnt an dem Tag, den Sie wählen, und dauert {count} Tage.',
  'Cover starts on the day you choose and lasts 1 day.':
    'Der Schutz beginnt an dem Tag, den Sie wählen, und dauert 1 Tag.',
  'Cover starts on the day you choose and lasts as many days as you tell us.':
    'Der Schutz beginnt an dem Tag, den Sie wählen, und dauert so viele Tage, wie Sie angeben.',
  'Cover starts on the day you choose and ends on the last day you tell us.':
    'Der Schutz beginnt an dem Tag, den Sie wählen, und endet an dem letzten Tag, den Sie angeben.',
  'In the United Kingdom.': 'Im Vereinigten Königreich.',
  'In the United States.': 'In den Vereinigten Staaten.',
  'In Hong Kong.': 'In Hongkong.',
  'In Singapore.': 'In Singapur.',
  'In Malaysia.': 'In Malaysia.',
  'In Thailand.': 'In Thailand.',
  'In Indonesia.': 'In Indonesien.',
  'In the places you tell us you travel to.': 'An den Orten, die Sie uns als Reiseziele nennen.',
  '{name} is authorised and regulated by the Financial Conduct Authority. Firm reference number {number}.':
    '{name} ist von der Financial Conduct Authority zugelassen und wird von ihr beaufsichtigt. Registernummer {number}.',
  '{name} is licensed under number {number}.': '{name} ist unter der Nummer {number} zugelassen.',
  'If something is wrong, call {phone} or write to {email}.':
    'Wenn etwas nicht stimmt, rufen Sie {phone} an oder schreiben Sie an {email}.',
  'If something is wrong, call {phone}.': 'Wenn etwas nicht stimmt, rufen Sie {phone} an.',
  'If something is wrong, write to {email}.': 'Wenn etwas nicht stimmt, schreiben Sie an {email}.',
  'If our answer does not satisfy you, the Financial Ombudsman Service looks at it free of charge.':
    'Wenn Sie mit unserer Antwort nicht zufrieden sind, prüft der Financial Ombudsman Service sie kostenlos.',
  'If our answer does not satisfy you, you can turn to the authority that supervises us.':
    'Wenn Sie mit unserer Antwort nicht zufrieden sind, können Sie sich an unsere Aufsichtsbehörde wenden.',
  '{text}.': '{text}.',
  '{first} {second}': '{first} {second}',
  '{title}: {paid}.': '{title}: {paid}.',
  Start: 'Start',
  You: 'Sie',
  Pet: 'Tier',
  Car: 'Auto',
  Home: 'Zuhause',
  Trip: 'Reise',
  Property: 'Immobilie',
  Van: 'Transporter',
  Motorbike: 'Motorrad',
  Life: 'Leben',
  Plan: 'Tarif',
  'Check and pay': 'Prüfen und zahlen',
  'Choose a plan': 'Tarif wählen',
  'Choose your cover': 'Wählen Sie Ihren Schutz',
  'Thank you': 'Vielen Dank',
  'Get a quote': 'Angebot berechnen',
  Continue: 'Weiter',
  'Your details': 'Ihre Angaben',
  'Is this cover right for you?': 'Passt dieser Schutz zu Ihnen?',
  'Read before you buy': 'Vor dem Kauf lesen',
  Confirm: 'Bestätigen',
  'So far': 'Bisher',
  'You pay on the page of our payment provider. Cover is yours once the payment goes through.':
    'Sie zahlen auf der Seite unseres Zahlungsdienstleisters. Sobald die Zahlung eingeht, sind Sie versichert.',
  'Privacy and cookies': 'Datenschutz und Cookies',
  'We use what you tell us to work out a price, to insure you and to pay your claims. We keep it as long as the law asks us to, and we do not sell it.\n\nThis site uses two cookies: one that finds your answers again while you are here, and one that hides them when you have been away. There are no others.':
    'Wir nutzen Ihre Angaben, um einen Preis zu berechnen, Sie zu versichern und Ihre Schäden zu bezahlen. Wir bewahren sie so lange auf, wie das Gesetz es verlangt, und verkaufen sie nicht.\n\nDiese Website verwendet zwei Cookies: eines, das Ihre Antworten wiederfindet, solange Sie hier sind, und eines, das sie verbirgt, wenn Sie eine Weile weg waren. Andere gibt es nicht.',
  'Call us or write to us, and we will try to put it right. If you are not satisfied with our answer, you can ask the Financial Ombudsman Service to look at it, free of charge.':
    'Rufen Sie uns an oder schreiben Sie uns, und wir versuchen, es in Ordnung zu bringen. Wenn Sie mit unserer Antwort nicht zufrieden sind, können Sie den Financial Ombudsman Service kostenlos um Prüfung bitten.',
  Accessibility: 'Barrierefreiheit',
  'You can use every page of this site with a keyboard, with a screen reader, at 200% zoom and without scripts. If something does not work for you, call us and we will do it with you.':
    'Sie können jede Seite dieser Website mit der Tastatur, mit einem Screenreader, bei 200 % Vergrößerung und ohne Skripte benutzen. Wenn etwas für Sie nicht funktioniert, rufen Sie uns an, und wir erledigen es gemeinsam.',
} as const
