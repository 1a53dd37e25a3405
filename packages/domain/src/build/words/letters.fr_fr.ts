import { messages } from '../../messages.ts'
import type { Letters } from './say.ts'

export const letters: Letters = {
  '[Test] {subject}': '[Test] {subject}',
  'Dear {name},': 'Bonjour {name},',
  'Dear customer,': 'Bonjour,',
  'Your {product} policy {number}': 'Votre contrat {product} {number}',
  'Thank you for choosing {company}. Your policy {number} starts on {day}.':
    'Merci d’avoir choisi {company}. Votre contrat {number} prend effet le {day}.',
  'Your certificate of insurance: {link}': 'Votre attestation d’assurance : {link}',
  'The links work for 30 days. Keep the documents in a safe place.':
    'Les liens sont valables 30 jours. Conservez les documents en lieu sûr.',
  'Your policy, its documents, and cancelling it if you change your mind: {link}':
    'Votre contrat, ses documents, et sa résiliation si vous changez d’avis : {link}',
  'Your policy and its documents: {link}': 'Votre contrat et ses documents : {link}',
  'Your policy {number} was corrected': 'Votre contrat {number} a été corrigé',
  'We have corrected a name or an address on your policy {number}. Your cover and your price stay as they are.':
    'Nous avons corrigé un nom ou une adresse dans votre contrat {number}. Votre couverture et votre prix restent inchangés.',
  'A new certificate takes the place of the one before.': 'Un nouveau certificat remplace le précédent.',
  'We could not take your payment for policy {number}':
    'Nous n’avons pas pu encaisser votre paiement pour le contrat {number}',
  'We could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    'Nous n’avons pas pu encaisser le paiement {payment} de votre contrat {product} {number}, soit {amount}, dû le {day}.',
  'You need do nothing if there is money on your card: we try again on {day}. Your cover goes on.':
    'Si votre carte est approvisionnée, vous n’avez rien à faire : nous réessaierons le {day}. Votre garantie continue.',
  'To pay now, or with another card: {link}': 'Pour payer maintenant, ou avec une autre carte : {link}',
  'Your policy {number} ends on {day} unless you pay':
    'Votre contrat {number} prend fin le {day}, sauf paiement de votre part',
  'We have tried several times and could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    'Malgré plusieurs tentatives, nous n’avons pas pu encaisser le paiement {payment} de votre contrat {product} {number}, soit {amount}, dû le {day}.',
  'Unless it is paid before then, your policy and your cover end on {day}.':
    'Sans paiement d’ici là, votre contrat et votre garantie prennent fin le {day}.',
  'To pay now: {link}': 'Pour payer maintenant : {link}',
  'Your policy {number} has ended': 'Votre contrat {number} a pris fin',
  'Payment {payment} of your {product} policy {number}, {amount} due on {day} was not paid.':
    'Le paiement {payment} de votre contrat {product} {number}, soit {amount}, dû le {day}, n’a pas été effectué.',
  'Your policy has ended and you are no longer covered. Nothing more will be taken from your card.':
    'Votre contrat a pris fin et vous n’êtes plus assuré. Plus rien ne sera prélevé sur votre carte.',
  'Your policy {number} is cancelled': 'Votre contrat {number} est résilié',
  'As you wished, your {product} policy {number} is cancelled. You are no longer covered.':
    'Comme vous l’avez souhaité, votre contrat {product} {number} est résilié. Vous n’êtes plus assuré.',
  'What your voucher {code} paid, {amount}, goes back to it. It can pay again while the voucher runs and any are left.':
    'Ce que votre bon {code} a payé, {amount}, lui est rendu. Il peut payer de nouveau tant que le bon est valable et qu’il en reste.',
  'Your voucher {code} paid {amount}. It cannot pay again: we will write to you about this amount.':
    'Votre bon {code} a payé {amount}. Il ne peut plus payer : nous vous écrirons au sujet de ce montant.',
  '{amount} goes back to your card. Banks take up to ten days to show it.':
    '{amount} sont remboursés sur votre carte. Votre banque peut mettre jusqu’à dix jours à l’afficher.',
  'We are looking at your application {reference}': 'Nous examinons votre demande {reference}',
  'Thank you for your application for {product}. A person looks at your answers and writes to you.':
    'Merci pour votre demande {product}. Une personne va examiner vos réponses et vous écrire.',
  'You can look at your answers, or change them, until then: {link}':
    'D’ici là, vous pouvez revoir ou modifier vos réponses : {link}',
  'Your reference is {reference}. If you have questions, call us on {phone}.':
    'Votre référence est {reference}. Pour toute question, appelez-nous au {phone}.',
  'We can insure you: your application {reference}': 'Nous pouvons vous assurer : votre demande {reference}',
  'Good news: we have looked at your application for {product}, and we can insure you.':
    'Bonne nouvelle : nous avons examiné votre demande {product}, et nous pouvons vous assurer.',
  'See your price, choose your cover and pay: {link}': 'Voir votre prix, choisir votre garantie et payer : {link}',
  'The offer is good until {day}. It is for the answers you gave: if something has changed, correct it first.':
    'L’offre est valable jusqu’au {day}. Elle porte sur les réponses que vous avez données : si quelque chose a changé, corrigez-le d’abord.',
  'Your application for {product}': 'Votre demande {product}',
  'We have looked at your application, and we cannot offer you this cover.':
    'Nous avons examiné votre demande, et nous ne pouvons pas vous proposer cette garantie.',
  'Other insurers may see it differently. If you think we have something wrong, call us on {phone}.':
    'D’autres assureurs peuvent en décider autrement. Si vous pensez que nous faisons erreur, appelez-nous au {phone}.',
  'Your photos: application {number}': 'Vos photos : demande {number}',
  'We have looked at the photos for your {product}, and we cannot accept them.':
    'Nous avons examiné les photos de votre demande {product}, et nous ne pouvons pas les accepter.',
  'Please send us others, and go on from there: {link}':
    'Veuillez nous en envoyer d’autres, puis continuer à partir de là : {link}',
  'Please call us on {phone}.': 'Veuillez nous appeler au {phone}.',
  'Go on with your {product} application': 'Reprendre votre demande {product}',
  'Your answers are kept. Go on where you left off: {link}':
    'Vos réponses sont conservées. Reprenez où vous en étiez : {link}',
  'The link works until {day}. Whoever has it can read your answers: do not pass it on.':
    'Le lien est valable jusqu’au {day}. Quiconque l’a peut lire vos réponses : ne le transmettez pas.',
  'Your quote {reference} is good until {day}.': 'Votre devis {reference} est valable jusqu’au {day}.',
  'Certificate of insurance {number}': 'Attestation d’assurance {number}',
  'Certificate {number}.pdf': 'Attestation {number}.pdf',
  'Made in test mode. This is not a policy and nothing is insured.':
    'Établi en mode test. Ceci n’est pas un contrat et rien n’est assuré.',
  'Policy number {number}': 'Numéro de contrat {number}',
  'Your policy': 'Votre contrat',
  Policyholder: 'Souscripteur',
  Insured: 'Assuré',
  Product: 'Produit',
  Extras: 'Options',
  '{period}, both days included': '{period}, les deux jours inclus',
  'Cover: {period}, both days included.': 'Couverture : {period}, les deux jours inclus.',
  'Price: {price}, tax included.': 'Prix : {price}, taxe comprise.',
  Insurer: 'Assureur',
  '{insurer}, firm reference number {number}': '{insurer}, numéro d’agrément {number}',
  'What is covered': 'Ce qui est couvert',
  'What it costs': 'Ce que cela coûte',
  'Total for the year': 'Total pour l’année',
  'Total for {length}': 'Total pour {length}',
  'Including tax': 'Dont taxe',
  'Payment {number} of {count}': 'Paiement {number} sur {count}',
  '{amount} on {day}': '{amount} le {day}',
  'Good to know': 'Bon à savoir',
  'Change your mind': 'Changer d’avis',
  'You can cancel within {days} days for a full refund if you have not claimed.':
    'Vous pouvez résilier dans les {days} jours et être intégralement remboursé si vous n’avez déclaré aucun sinistre.',
  'Claims and questions': 'Sinistres et questions',
  Complaints: 'Réclamations',
  'Test mode: no cover is sold here.': 'Mode test : aucune garantie n’est vendue ici.',
  'Your policy {number}': 'Votre contrat {number}',
  Status: 'Statut',
  'In force': 'En vigueur',
  'Cancelled.': 'Résilié.',
  'What your card paid, if anything, goes back to it.': 'Ce que votre carte a payé, le cas échéant, lui est remboursé.',
  'Cancelled. What you paid goes back to your card.': 'Résilié. Ce que vous avez payé est remboursé sur votre carte.',
  'Ended, because a payment was not made': 'Terminé, faute de paiement',
  'Price for the year': 'Prix pour l’année',
  'Price for {length}': 'Prix pour {length}',
  '{amount}, including tax {tax}': '{amount}, dont taxe {tax}',
  Documents: 'Documents',
  'Certificate of insurance (PDF)': 'Attestation d’assurance (PDF)',
  'Your certificate is being made. Look again in a minute.':
    'Votre attestation est en cours de préparation. Revenez dans une minute.',
  Payments: 'Paiements',
  '{amount}, due': '{amount}, à payer',
  '{amount}, could not be taken': '{amount}, non encaissé',
  '{amount}, paid': '{amount}, payé',
  '{amount}, not asked for any more': '{amount}, n’est plus demandé',
  'We could not take your payment of {amount}.': 'Nous n’avons pas pu encaisser votre paiement de {amount}.',
  'It was due on {day}.': 'Il était dû le {day}.',
  'Pay {amount} now': 'Payer {amount} maintenant',
  'Cancel this policy': 'Résilier ce contrat',
  'You can change your mind until {day}. Your cover ends at once. Do not cancel if you have made a claim: call us instead.':
    'Vous pouvez changer d’avis jusqu’au {day}. Votre garantie cesse aussitôt. Ne résiliez pas si vous avez déclaré un sinistre : appelez-nous plutôt.',
  'You can change your mind until {day}. Your cover ends at once and everything you have paid goes back to your card. Do not cancel if you have made a claim: call us instead.':
    'Vous pouvez changer d’avis jusqu’au {day}. Votre garantie cesse aussitôt et tout ce que vous avez payé est remboursé sur votre carte. Ne résiliez pas si vous avez déclaré un sinistre : appelez-nous plutôt.',
  'Cancel my policy': 'Résilier mon contrat',
  'No more advertising?': 'Plus de publicité ?',
  'You then get no more reminders and offers from {company} by email. What concerns a policy of yours is sent all the same.':
    'Vous ne recevrez plus de rappels ni d’offres de {company} par e-mail. Ce qui concerne l’un de vos contrats est envoyé malgré tout.',
  Unsubscribe: 'Se désabonner',
  'You are unsubscribed': 'Vous êtes désabonné',
  'You get no more reminders and offers from {company} by email.':
    'Vous ne recevez plus de rappels ni d’offres de {company} par e-mail.',
  'Your price for {product} is waiting': 'Votre prix pour {product} vous attend',
  'You looked at a price for {product}.': 'Vous avez consulté un prix pour {product}.',
  'You get this one email because you agreed that we may remind you.':
    'Vous recevez cet unique e-mail parce que vous avez accepté que nous vous adressions un rappel.',
  'Link expired': 'Lien expiré',
  'Ask whoever insures you for a new one.': 'Demandez-en un nouveau à votre assureur.',
  'This policy has already ended.': 'Ce contrat a déjà pris fin.',
  'The days to change one’s mind are over.': 'Le délai pour changer d’avis est écoulé.',
  'Send me a code': 'Envoyez-moi un code',
  'Your code to cancel policy {number}': 'Votre code pour résilier le contrat {number}',
  'To cancel your policy {number}, type this code: {code}':
    'Pour résilier votre contrat {number}, saisissez ce code : {code}',
  'It works for {minutes} minutes. If you did not ask for it, do nothing: your policy stays as it is.':
    'Il est valable {minutes} minutes. Si vous ne l’avez pas demandé, ne faites rien : votre contrat reste inchangé.',
  'We have sent a code to {address}. Type it here to cancel your policy.':
    'Nous avons envoyé un code à {address}. Saisissez-le ici pour résilier votre contrat.',
  Code: 'Code',
  [messages.codeExpired]: 'Le code a expiré. Demandez-en un nouveau.',
  [messages.codeInvalid]: 'Le code est incorrect. Saisissez-le à nouveau.',
  'Chat on {service}': 'Discuter sur {service}',
  'Call {phone}': 'Appeler le {phone}',
  'Save my contact': 'Enregistrer mon contact',
  'How to reach me': 'Comment me joindre',
  'Insurance I offer': 'Les assurances que je propose',
  'Working hours': 'Horaires',
  'Write to {name}': 'Écrire à {name}',
  'I am at work now.': 'Je suis là en ce moment.',
  'I am away at the moment, and answer as soon as I am back.':
    'Je ne suis pas là pour le moment et réponds dès mon retour.',
  Closed: 'Fermé',
  'Your name': 'Votre nom',
  'Your e-mail address': 'Votre adresse e-mail',
  'Your telephone number (if you would like a call)': 'Votre numéro de téléphone (si vous souhaitez être appelé)',
  'What can I do for you?': 'Que puis-je faire pour vous ?',
  'Leave this empty': 'Laissez ce champ vide',
  'What you write goes to {name} and the company they sell for, to answer you.':
    'Ce que vous écrivez est transmis à {name} et à l’entreprise représentée, afin de vous répondre.',
  Send: 'Envoyer',
  'Thank you. What you wrote is on its way.': 'Merci. Votre message est en route.',
  'Insurance from {company}': 'Assurances de {company}',
  '{name} sells insurance for {company}.': '{name} vend des assurances pour {company}.',
  '{company}, licence number {number}.': '{company}, numéro d’agrément {number}.',
  'Too much was sent from here. Try again later, or reach me another way.':
    'Trop de messages ont été envoyés d’ici. Réessayez plus tard ou joignez-moi autrement.',
  'Phone number is not valid.': 'Le numéro de téléphone n’est pas valide.',
  [messages.required]: 'Ce champ est obligatoire',
  'Valid from': 'Valable à partir du',
  'Valid until': 'Valable jusqu’au',
  Value: 'Valeur',
  About: 'À propos',
  eVoucher: 'Bon d’achat',
  'Type the code beside the prices and pay for the year at once. The voucher is used once: what it is worth beyond the price is lost. It cannot be exchanged for money.':
    'Saisissez le code à côté des prix et payez l’année en une fois. Le bon ne sert qu’une fois : ce qu’il vaut au-delà du prix est perdu. Il ne peut pas être échangé contre de l’argent.',
}
