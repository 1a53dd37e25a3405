import type { Starts } from './say.ts'

export const starts: Starts = {
  'What is your full name?': 'Quels sont vos nom et prénom ?',
  Policyholder: 'Souscripteur',
  'Enter your full name': 'Saisissez vos nom et prénom',
  'What is your email address?': 'Quelle est votre adresse e-mail ?',
  Email: 'E-mail',
  'We send your documents there.': 'Nous y envoyons vos documents.',
  'Enter your email address': 'Saisissez votre adresse e-mail',
  'Enter an email address like name@example.com': 'Saisissez une adresse e-mail, par exemple name@example.com',
  'What is your telephone number?': 'Quel est votre numéro de téléphone ?',
  Telephone: 'Téléphone',
  'Enter a telephone number': 'Saisissez un numéro de téléphone',
  'Enter a telephone number, with its country code if it is from abroad':
    'Saisissez un numéro de téléphone, avec l’indicatif du pays s’il est étranger',
  'What is your address?': 'Quelle est votre adresse ?',
  Address: 'Adresse',
  'Enter the first line of your address': 'Saisissez la première ligne de votre adresse',
  'When should cover start?': 'Quand la garantie doit-elle commencer ?',
  'Cover starts': 'Début de la garantie',
  'Today or any day in the next 30 days.': 'Aujourd’hui ou l’un des 30 prochains jours.',
  'Enter the day cover should start': 'Saisissez le jour où la garantie doit commencer',
  'Choose today or a day in the next 30 days': 'Choisissez aujourd’hui ou l’un des 30 prochains jours',
  'My answers are true and complete.': 'Mes réponses sont exactes et complètes.',
  'I have read the documents.': 'J’ai lu les documents.',
  'Send me offers by email.': 'Envoyez-moi des offres par e-mail.',
  'Insurance product information': 'Document d’information sur le produit d’assurance',
  'Policy booklet': 'Conditions générales',
  'What is this type of insurance?': 'De quel type d’assurance s’agit-il ?',
  'What is insured?': 'Qu’est-ce qui est assuré ?',
  'What is not insured?': 'Qu’est-ce qui n’est pas assuré ?',
  'Are there any restrictions on cover?': 'Y a-t-il des exclusions à la couverture ?',
  'Where am I covered?': 'Où suis-je couvert(e) ?',
  'What are my obligations?': 'Quelles sont mes obligations ?',
  'When and how do I pay?': 'Quand et comment effectuer les paiements ?',
  'When does the cover start and end?': 'Quand commence la couverture et quand prend-elle fin ?',
  'How do I cancel the contract?': 'Comment puis-je résilier le contrat ?',
  'Your contract with us': 'Votre contrat avec nous',
  'Your cover': 'Votre garantie',
  'What we never pay for': 'Ce que nous ne prenons jamais en charge',
  'How to claim': 'Comment déclarer un sinistre',
  'How to complain': 'Comment faire une réclamation',
  'Pet insurance': 'Assurance animaux',
  'Car insurance': 'Assurance auto',
  'Home insurance': 'Assurance habitation',
  'Travel insurance': 'Assurance voyage',
  'Landlord insurance': 'Assurance propriétaire non occupant',
  'Van insurance': 'Assurance utilitaire',
  'Motorbike insurance': 'Assurance moto',
  'Life insurance': 'Assurance vie',
  '{insurance} for {name}': '{insurance} pour {name}',
  'This policy meets the demands and needs of somebody who wants {insurance}.':
    'Ce contrat répond aux exigences et aux besoins d’une personne qui recherche cette assurance : {insurance}.',
  'Each part of the cover is paid up to the amount that stands beside it.':
    'Chaque garantie est accordée dans la limite du montant indiqué en regard.',
  'What neither this document nor the policy booklet says is covered.':
    'Tout ce que ni ce document ni les conditions générales n’indiquent comme couvert.',
  'Answer our questions truthfully and completely.': 'Répondez à nos questions de façon exacte et complète.',
  'Tell us as soon as something you told us is no longer so.':
    'Prévenez-nous dès qu’une information que vous nous avez donnée n’est plus exacte.',
  'Take reasonable care to prevent loss, and tell us of a claim as soon as you can.':
    'Prenez les précautions raisonnables pour éviter tout dommage, et déclarez-nous un sinistre dès que possible.',
  'You pay by card when you buy: at once, or in monthly payments.':
    'Vous payez par carte lors de la souscription : en une fois ou en mensualités.',
  'You pay by card when you buy.': 'Vous payez par carte lors de la souscription.',
  'You can cancel within {days} days of buying and get your money back, if you have made no claim.':
    'Vous pouvez résilier dans les {days} jours suivant la souscription et être remboursé si vous n’avez déclaré aucun sinistre.',
  'Call {phone} or write to {email}.': 'Appelez le {phone} ou écrivez à {email}.',
  'Call {phone}.': 'Appelez le {phone}.',
  'Write to {email}.': 'Écrivez à {email}.',
  'Contact us.': 'Contactez-nous.',
  'This booklet, your certificate and the answers you gave us are your contract with {name}.':
    'Ces conditions générales, votre attestation d’assurance et vos réponses constituent votre contrat avec {name}.',
  'This booklet, your certificate and the answers you gave us are your contract with us.':
    'Ces conditions générales, votre attestation d’assurance et vos réponses constituent votre contrat avec nous.',
  'Tell us your policy number, what happened and when.':
    'Indiquez-nous votre numéro de contrat, ce qui s’est passé et quand.',
  'Cover starts when you have paid and lasts {count} months.':
    'La garantie commence dès que vous avez payé et dure {count} mois.',
  'Cover starts when you have paid and lasts 1 month.': 'La garantie commence dès que vous avez payé et dure 1 mois.',
  'Cover starts when you have paid and lasts {count} days.':
    'La garantie commence dès que vous avez payé et dure {count} jours.',
  'Cover starts when you have paid and lasts 1 day.': 'La garantie commence dès que vous avez payé et dure 1 jour.',
  'Cover starts when you have paid and lasts as many days as you tell us.':
    'La garantie commence dès que vous avez payé et dure le nombre de jours que vous indiquez.',
  'Cover starts when you have paid and ends on the last day you tell us.':
    'La garantie commence dès que vous avez payé et prend fin le dernier jour que vous indiquez.',
  'Cover starts on the day you choose and lasts {count} months.':
    'La garantie commence le jour que vous choisissez et dure {count} mois.',
  'Cover starts on the day you choose and lasts 1 month.':
    'La garantie commence le jour que vous choisissez et dure 1 mois.',
  'Cover starts on the day you choose and lasts {count} days.':
    'La garantie commence le jour que vous choisissez et dure {count} jours.',
  'Cover starts on the day you choose and lasts 1 day.':
    'La garantie commence le jour que vous choisissez et dure 1 jour.',
  'Cover starts on the day you choose and lasts as many days as you tell us.':
    'La garantie commence le jour que vous choisissez et dure le nombre de jours que vous indiquez.',
  'Cover starts on the day you choose and ends on the last day you tell us.':
    'La garantie commence le jour que vous choisissez et prend fin le dernier jour que vous indiquez.',
  'In the United Kingdom.': 'Au Royaume-Uni.',
  'In the United States.': 'Aux États-Unis.',
  'In Hong Kong.': 'À Hong Kong.',
  'In Singapore.': 'À Singapour.',
  'In Malaysia.': 'En Malaisie.',
  'In Thailand.': 'En Thaïlande.',
  'In Indonesia.': 'En Indonésie.',
  'In the places you tell us you travel to.': 'Dans les lieux que vous nous indiquez comme destinations de voyage.',
  '{name} is authorised and regulated by the Financial Conduct Authority. Firm reference number {number}.':
    'La société {name} est agréée et réglementée par la Financial Conduct Authority. Numéro de référence (FRN) : {number}.',
  '{name} is licensed under number {number}.': 'La société {name} est agréée sous le numéro {number}.',
  'If something is wrong, call {phone} or write to {email}.':
    'En cas de problème, appelez le {phone} ou écrivez à {email}.',
  'If something is wrong, call {phone}.': 'En cas de problème, appelez le {phone}.',
  'If something is wrong, write to {email}.': 'En cas de problème, écrivez à {email}.',
  'If our answer does not satisfy you, the Financial Ombudsman Service looks at it free of charge.':
    'Si notre réponse ne vous satisfait pas, le Financial Ombudsman Service l’examine gratuitement.',
  'If our answer does not satisfy you, you can turn to the authority that supervises us.':
    'Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’autorité qui nous contrôle.',
  '{text}.': '{text}.',
  '{first} {second}': '{first} {second}',
  '{title}: {paid}.': '{title} : {paid}.',
  Start: 'Début',
  You: 'Vous',
  Pet: 'Animal',
  Car: 'Voiture',
  Home: 'Logement',
  Trip: 'Voyage',
  Property: 'Bien immobilier',
  Van: 'Utilitaire',
  Motorbike: 'Moto',
  Life: 'Vie',
  Plan: 'Formule',
  'Check and pay': 'Vérifier et payer',
  'Choose a plan': 'Choisir une formule',
  'Choose your cover': 'Choisissez votre garantie',
  'Thank you': 'Merci',
  'Get a quote': 'Obtenir un devis',
  Continue: 'Continuer',
  'Your details': 'Vos informations',
  'Is this cover right for you?': 'Cette garantie vous convient-elle ?',
  'Read before you buy': 'À lire avant l’achat',
  Confirm: 'Confirmer',
  'So far': 'Jusqu’ici',
  'You pay on the page of our payment provider. Cover is yours once the payment goes through.':
    'Vous payez sur la page de notre prestataire de paiement. Vous êtes assuré dès que le paiement est accepté.',
  'Privacy and cookies': 'Confidentialité et cookies',
  'We use what you tell us to work out a price, to insure you and to pay your claims. We keep it as long as the law asks us to, and we do not sell it.\n\nThis site uses two cookies: one that finds your answers again while you are here, and one that hides them when you have been away. There are no others.':
    'Nous utilisons les informations que vous nous donnez pour calculer un prix, vous assurer et régler vos sinistres. Nous les conservons aussi longtemps que la loi l’exige et ne les vendons pas.\n\nCe site utilise deux cookies : l’un retrouve vos réponses tant que vous êtes ici, l’autre les masque lorsque vous vous êtes absenté. Il n’y en a pas d’autres.',
  'Call us or write to us, and we will try to put it right. If you are not satisfied with our answer, you can ask the Financial Ombudsman Service to look at it, free of charge.':
    'Appelez-nous ou écrivez-nous, et nous essaierons de trouver une solution. Si notre réponse ne vous satisfait pas, vous pouvez demander au Financial Ombudsman Service de l’examiner gratuitement.',
  Accessibility: 'Accessibilité',
  'You can use every page of this site with a keyboard, with a screen reader, at 200% zoom and without scripts. If something does not work for you, call us and we will do it with you.':
    'Vous pouvez utiliser chaque page de ce site au clavier, avec un lecteur d’écran, avec un zoom de 200 % et sans scripts. Si quelque chose ne fonctionne pas pour vous, appelez-nous et nous le ferons avec vous.',
}
