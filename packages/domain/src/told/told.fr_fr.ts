import { titles } from './titles.fr_fr.ts'

/** What members are told, by its English words: titles, and paragraphs of mails. */
export const told: Readonly<Record<string, string>> = {
  ...titles,
  '{{company}} wants to send messages from this address through Coverwright.':
    '{{company}} souhaite envoyer des messages depuis cette adresse via Coverwright.',
  'Open this link to allow it:': 'Ouvrez ce lien pour l’autoriser :',
  'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.':
    'Il est valable 24 heures. Si vous n’êtes pas au courant de cette demande, ignorez cet e-mail : sans ce lien, rien n’est envoyé.',
  'Hello {{name}},': 'Bonjour {{name}},',
  '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.':
    '{{by}} a désactivé le compte de {{company}}. Plus personne ne peut se connecter.',
  'Its data are kept until {{day}} and then erased.':
    'Les données du compte sont conservées jusqu’au {{day}}, puis effacées.',
  'Until then it can be opened again: try to sign in, and ask for it on the page that follows.':
    'D’ici là, le compte peut être rouvert : essayez de vous connecter, et demandez sa réouverture sur la page qui s’affiche.',
  'You and your colleagues can sign in again: {{link}}':
    'Vous et vos collègues pouvez de nouveau vous connecter : {{link}}',
  '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.':
    'Vous faites désormais partie des agents de {{company}} sur Coverwright. Votre code agent est {{code}}.',
  'If you did not expect this, tell {{company}}.': 'Si vous ne vous y attendiez pas, signalez-le à {{company}}.',
  '{{company}} has made a home page for you, where customers find what you sell and how to reach you.':
    '{{company}} a créé une page d’accueil pour vous, où les clients trouvent ce que vous vendez et comment vous joindre.',
  'Look at what it says of you, put it right, and confirm or decline it here:\n{{link}}':
    'Lisez ce qu’elle dit de vous, corrigez ce qui ne va pas, puis confirmez-la ou refusez-la ici :\n{{link}}',
  'Nobody sees the page before you have confirmed it. The link works for 24 hours. If you did not expect it, tell {{company}}.':
    'Personne ne voit la page avant que vous l’ayez confirmée. Le lien est valable 24 heures. Si vous ne vous y attendiez pas, signalez-le à {{company}}.',
  'Hello {{agent}},': 'Bonjour {{agent}},',
  '{{name}} wrote to you on your home page:': '{{name}} vous a écrit sur votre page d’accueil :',
  'E-mail: {{email}}': 'E-mail : {{email}}',
  'Telephone: {{phone}}': 'Téléphone : {{phone}}',
  '{{partner}} asks you to execute {{agreement}}: {{link}}':
    '{{partner}} vous demande de signer {{agreement}} : {{link}}',
  '{{partner}} executed {{agreement}}: {{link}}': '{{partner}} a signé {{agreement}} : {{link}}',
  'The registration of {{name}} ends on {{endDay}}. Another year costs {{amount}} before VAT.':
    'L’enregistrement de {{name}} prend fin le {{endDay}}. Une année supplémentaire coûte {{amount}}, hors TVA.',
  'Nothing is charged by itself: renew it here, or the name is lost: {{link}}':
    'Rien n’est débité automatiquement. Sans renouvellement, le nom est perdu ; renouvelez-le ici : {{link}}',
  'It is charged to the card {{card}} on {{nextDay}}. You can switch that off until then: {{link}}':
    'Le montant sera débité de la carte {{card}} le {{nextDay}}. D’ici là, vous pouvez désactiver ce renouvellement : {{link}}',
  'Order {{number}} for another year of {{name}} comes to {{amount}}.':
    'La commande {{number}} pour une année supplémentaire de {{name}} s’élève à {{amount}}.',
  'The card {{card}} did not pay it.': 'Le paiement par la carte {{card}} a échoué.',
  'It is tried again on {{nextDay}}. With another card in your account it is tried at once.':
    'Un nouvel essai de débit aura lieu le {{nextDay}}. Si vous ajoutez une autre carte dans votre relevé de compte, il aura lieu aussitôt.',
  'The registration ends on {{endDay}}: unless it is renewed before, the name is lost.':
    'L’enregistrement prend fin le {{endDay}} : s’il n’est pas renouvelé avant, le nom est perdu.',
  'Pay it here: {{link}}': 'Payez la commande ici : {{link}}',
  'Hello,': 'Bonjour,',
  '{{inviter}} invites you to work with {{company}} on Coverwright.':
    '{{inviter}} vous invite à travailler avec {{company}} sur Coverwright.',
  'Register here, with this e-mail address:\n{{link}}': 'Inscrivez-vous ici, avec cette adresse e-mail :\n{{link}}',
  'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.':
    'Le lien est valable 24 heures, une seule fois. Si vous ne vous y attendiez pas, vous n’avez rien à faire.',
  'Confirm and register here, with this e-mail address:\n{{link}}':
    'Confirmez et inscrivez-vous ici, avec cette adresse e-mail :\n{{link}}',
  'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.':
    'Le fournisseur a remplacé un document de {{product}}. Vos sites affichent le nouveau ; les contrats déjà vendus gardent le leur.',
  'See your sites:\n{{link}}': 'Consultez vos sites :\n{{link}}',
  '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.':
    'Au nom de {{company}}, {{inviter}} invite votre entreprise à devenir partenaire sur Coverwright.',
  'They write:\n{{note}}': 'Son message :\n{{note}}',
  'Answer here:\n{{link}}': 'Répondez ici :\n{{link}}',
  '{{partner}} asks to be your partner.': '{{partner}} vous propose un partenariat.',
  'See it in your partner hub:\n{{link}}': 'Consultez votre espace partenaires :\n{{link}}',
  '{{partner}} is your partner now.': '{{partner}} est maintenant votre partenaire.',
  '{{partner}} does not want to be your partner.': '{{partner}} ne souhaite pas être votre partenaire.',
  '{{partner}} has withdrawn its request.': '{{partner}} a retiré sa demande.',
  '{{partner}} has ended the partnership.': '{{partner}} a mis fin au partenariat.',
  'Reason given: {{reason}}': 'Motif indiqué : {{reason}}',
  'Sites closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.':
    'Sites fermés aux nouveaux devis : {{sites}}. Ce qui est vendu se poursuit, avec ses paiements et ses documents.',
  'Your company has ended the partnership with {{partner}}.':
    'Votre entreprise a mis fin au partenariat avec {{partner}}.',
  '{{partner}} proposes another payment mode.': '{{partner}} propose un autre mode de paiement.',
  '{{partner}} agrees to the new payment mode.': '{{partner}} accepte le nouveau mode de paiement.',
  '{{partner}} keeps to the payment mode you have.': '{{partner}} s’en tient au mode de paiement actuel.',
  'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.':
    'Votre essai de Coverwright est terminé, et personne ne peut se connecter tant qu’un abonnement n’est pas payé.',
  'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}':
    'Continuez avec {{plan}}, au mois : {{amount}}, TVA comprise. Payez ici, puis reconnectez-vous : {{link}}',
  'The link is good for 30 days. Once you have signed in you can choose another plan.':
    'Le lien est valable 30 jours. Après la connexion, vous pouvez choisir un autre abonnement.',
  'You need more time? Ask for it: {{ask}}': 'Il vous faut plus de temps ? Demandez-le ici : {{ask}}',
  'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.':
    'La facture {{number}} de la commande {{orderNumber}} est jointe. Elle s’élève à {{amount}}.',
  'All invoices: {{link}}': 'Toutes les factures : {{link}}',
  '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used.':
    'Utilisation de l’abonnement {{plan}} : {{used}} sur {{allowed}} ({{whatWords}}).',
  'See what else there is: {{link}}': 'Découvrez les autres abonnements : {{link}}',
  'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endDay}}.':
    'Les renouvellements de votre abonnement et de vos domaines sont débités de la carte {{card}}, qui expire le {{endDay}}.',
  'Use another one before, so that nothing is interrupted: {{link}}':
    'Utilisez-en une autre d’ici là, pour que rien ne soit interrompu : {{link}}',
  'Renewals of the plan {{plan}} on {{fromDay}} or later cost {{monthAmount}} a month or {{yearAmount}} a year, before VAT. What is paid stays as it is.':
    'À partir du {{fromDay}}, le renouvellement de l’abonnement {{plan}} coûte {{monthAmount}} par mois ou {{yearAmount}} par an, hors TVA. Ce qui est déjà payé reste inchangé.',
  'You can change or cancel the plan until then: {{link}}':
    'D’ici là, vous pouvez changer d’abonnement ou résilier le vôtre : {{link}}',
  'Order {{number}} for the plan {{plan}} comes to {{amount}}.':
    'La commande {{number}} pour l’abonnement {{plan}} s’élève à {{amount}}.',
  'The card {{card}} did not pay it. We look again on {{nextDay}}.':
    'Le paiement par la carte {{card}} a échoué. Nous vérifierons de nouveau le {{nextDay}}.',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.':
    'Ou virez {{amount}} avec les références {{reference}} et {{number}}.',
  'Nothing changes for your customers.': 'Rien ne change pour vos clients.',
  'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.':
    'La commande {{number}} pour l’abonnement {{plan}} s’élève à {{amount}} et reste impayée.',
  'Unless it is paid by {{nextDay}}, nothing can be edited or published from then on.':
    'Sans paiement au plus tard le {{nextDay}}, plus rien ne pourra être modifié ni publié à partir de cette date.',
  'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.':
    'La commande {{number}} pour l’abonnement {{plan}} n’a pas été payée. Vous pouvez vous connecter, consulter, exporter et payer ; rien ne peut être modifié ni publié jusqu’au paiement.',
  'Your sites and your agents’ home pages go on until {{offlineDay}} and then go offline. Policies, their pages and their instalments go on.':
    'Vos sites et les pages d’accueil de vos agents restent en ligne jusqu’au {{offlineDay}}, puis passent hors ligne. Les contrats, leurs pages et leurs échéances se poursuivent.',
  'Paying lifts the suspension at once.': 'Le paiement lève aussitôt la suspension.',
  'It was given up and ended on {{endDay}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.':
    'Votre abonnement a été résilié et a pris fin le {{endDay}}. Vous pouvez vous connecter, consulter, exporter et commander un abonnement ; d’ici là, rien ne peut être modifié ni publié.',
  'Order a plan: {{link}}': 'Commandez un abonnement : {{link}}',
  'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineDay}}.':
    'Votre abonnement n’est pas payé. Sans paiement, vos sites et les pages d’accueil de vos agents passeront hors ligne le {{offlineDay}}.',
  'Policies, their pages and their instalments go on.': 'Les contrats, leurs pages et leurs échéances se poursuivent.',
  'See what is due: {{link}}': 'Consultez ce qui est dû : {{link}}',
  'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.':
    'Votre abonnement n’a pas été payé : vos sites et les pages d’accueil de vos agents sont désormais hors ligne. Les contrats, leurs pages et leurs échéances se poursuivent.',
  'Once the plan is paid you can publish them again: {{link}}':
    'Une fois l’abonnement payé, vous pourrez les publier de nouveau : {{link}}',
  'Hello {{to}},': 'Bonjour {{to}},',
  '{{from}} wants you to be the primary user of {{company}} on Coverwright.':
    '{{from}} souhaite que vous deveniez l’utilisateur principal de {{company}} sur Coverwright.',
  'Read what that means and confirm it here:\n{{link}}': 'Lisez ce que cela implique et confirmez ici :\n{{link}}',
  'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.':
    'Le lien est valable 15 minutes. Si vous ne le souhaitez pas, ignorez cet e-mail : rien ne change sans vous.',
  'Your code is {{code}}. It works for 15 minutes, once.':
    'Votre code est {{code}}. Il est valable 15 minutes, une seule fois.',
  'If you did not ask for it, leave it: without the code nothing changes.':
    'Si vous ne l’avez pas demandé, ignorez cet e-mail : sans le code, rien ne change.',
  'Hello {{from}},': 'Bonjour {{from}},',
  '{{to}} is the primary user of {{company}} now. {{from}} handed the role over.':
    '{{to}} est maintenant l’utilisateur principal de {{company}}. {{from}} lui a transmis le rôle.',
  'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.':
    'Vous avez été déconnecté partout : reconnectez-vous. L’essai ou l’abonnement de l’entreprise se poursuit tel quel.',
  'You are the primary user of {{company}} now. {{from}} handed the role over.':
    'Vous êtes maintenant l’utilisateur principal de {{company}}. {{from}} vous a transmis le rôle.',
  '{{name}} asked in the app what the documents do not answer:':
    '{{name}} a posé dans l’application une question à laquelle les documents ne répondent pas :',
  'Write to them at {{email}}.': 'Écrivez-lui à l’adresse {{email}}.',
  'Ask about the products of {{company}}, and read the answer in its own documents:\n{{link}}':
    'Posez vos questions sur les produits de {{company}}, et lisez la réponse dans ses propres documents :\n{{link}}',
  'The link works for 24 hours. Keep it to yourself: it needs no password.':
    'Le lien est valable 24 heures. Gardez-le pour vous : il ne demande pas de mot de passe.',
  'The app of {{company}}:\n{{apps}}': 'L’application de {{company}} :\n{{apps}}',
  'Open this link to verify your address and finish registering {{company}} with Coverwright:':
    'Ouvrez ce lien pour vérifier votre adresse et terminer l’inscription de {{company}} sur Coverwright :',
  'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.':
    'Il est valable 24 heures. Si vous n’avez pas demandé d’inscription, ignorez cet e-mail : sans ce lien, aucune inscription n’a lieu.',
  '{{askedBy}}: {{company}} asks for its account to be opened again.':
    '{{askedBy}} : {{company}} demande la réouverture de son compte.',
  'Reference {{reference}}. It ended on {{endDay}}.': 'Référence {{reference}}. Date de fin : {{endDay}}.',
  '{{askedBy}}: {{company}} asks for its trial to go on.': '{{askedBy}} : {{company}} demande à poursuivre son essai.',
  'Your Coverwright password was changed, and every other device you were signed in on was signed out.':
    'Votre mot de passe Coverwright a été modifié, et tous vos autres appareils ont été déconnectés.',
  'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.':
    'Si ce n’était pas vous, définissez-en immédiatement un nouveau : choisissez « Mot de passe oublié ? » sur la page de connexion.',
  'Your code is {{code}}. It works for 10 minutes, once.':
    'Votre code est {{code}}. Il est valable 10 minutes, une seule fois.',
  'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.':
    'Si vous n’avez pas essayé de vous connecter à Coverwright sur un nouvel appareil, modifiez votre mot de passe : quelqu’un d’autre le connaît.',
  'If you did not ask for a new password, leave it: without the code nothing changes.':
    'Si vous n’avez pas demandé de nouveau mot de passe, ignorez cet e-mail : sans le code, rien ne change.',
  'Your account was signed in to on a device it was not used on before: {{when}}, from the address {{address}}.':
    'Une connexion à votre compte a eu lieu sur un appareil jamais utilisé auparavant : {{when}}, depuis l’adresse {{address}}.',
  'If that was not you, change your password at once: whoever it is, is signed out by it.':
    'Si ce n’était pas vous, modifiez immédiatement votre mot de passe : l’autre personne sera ainsi déconnectée.',
  'Your account was signed in to from an address it was not used from before: {{when}}, from the address {{address}}.':
    'Une connexion à votre compte a eu lieu depuis une adresse jamais utilisée auparavant : {{when}}, adresse {{address}}.',
  'Open this link to sign in to Coverwright with this address from now on:':
    'Ouvrez ce lien pour vous connecter désormais à Coverwright avec cette adresse :',
  'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.':
    'Il est valable 24 heures, une seule fois. Si vous n’êtes pas au courant de cette demande, ignorez cet e-mail : sans ce lien, rien ne change.',
  'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.':
    'Quelqu’un a demandé à se connecter à votre compte Coverwright avec une autre adresse : {{email}}. Un lien y a été envoyé ; tant qu’il n’est pas ouvert, rien ne change.',
  'If that was not you, change your password at once: the link works no more then.':
    'Si ce n’était pas vous, modifiez immédiatement votre mot de passe : le lien ne fonctionnera alors plus.',
  'You sign in to Coverwright with another address now: {{email}}. This one works no more.':
    'Vous vous connectez désormais à Coverwright avec une autre adresse : {{email}}. L’ancienne ne fonctionne plus.',
  'If that was not you, write to us at once, or ask the primary user of your company to remove your account.':
    'Si ce n’était pas vous, écrivez-nous immédiatement, ou demandez à l’utilisateur principal de votre entreprise de retirer votre compte.',
  'Thank you for writing to us. Quote {{reference}} when you write again.':
    'Merci de nous avoir écrit. Indiquez {{reference}} si vous nous écrivez de nouveau.',
  'You wrote:\n{{words}}': 'Votre message :\n{{words}}',
  '{{rowCount}} transactions were booked from {{fromDay}} to {{throughDay}}.':
    'Transactions comptabilisées du {{fromDay}} au {{throughDay}} : {{rowCount}}.',
  'The file (CSV, the link works for 30 days): {{link}}': 'Le fichier (CSV, lien valable 30 jours) : {{link}}',
  '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}':
    '{{company}} a envoyé ses documents. Ouvrez-les sous « Entreprises à vérifier » :\n{{link}}',
  'We have checked the documents of {{company}}. Its status is now Verified.':
    'Nous avons vérifié les documents de {{company}}. Son statut est maintenant « Vérifié ».',
  'We could not verify {{company}}:': 'Nous n’avons pas pu vérifier {{company}} :',
  'Correct what is wrong and send the documents again: {{link}}':
    'Corrigez ce qui ne va pas et renvoyez les documents : {{link}}',
  'Simple units': 'unités simples',
  'Standard units': 'unités standard',
  'Complicated units': 'unités complexes',
  transactions: 'transactions',
  sales: 'les ventes',
  product: 'un produit',
  billing: 'la facturation',
  technical: 'la technique',
  other: 'autre chose',
  'It is issued by {{issuer}}, VAT number {{vatNumber}}.': 'Elle est émise par {{issuer}}, n° de TVA {{vatNumber}}.',
  'Transfer it to this account: {{account}}': 'Virez-le sur ce compte : {{account}}',
  'The account to transfer it to follows from our staff.': 'Notre équipe vous communiquera le compte sur lequel virer.',
}
