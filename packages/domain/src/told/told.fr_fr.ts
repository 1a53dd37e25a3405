/** What members are told, by its English words. */
export const told: Readonly<Record<string, string>> = {
  'Verify this address for {{company}}': 'Vérifiez cette adresse pour {{company}}',
  '{{company}} wants to send messages from this address through Coverwright.':
    '{{company}} souhaite envoyer des messages depuis cette adresse via Coverwright.',
  'Open this link to allow it:': 'Ouvrez ce lien pour l’autoriser :',
  'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.':
    'Il est valable 24 heures. Si vous n’êtes pas au courant de cette demande, ignorez cet e-mail : sans ce lien, rien n’est envoyé.',
  'The account of {{company}} was deactivated': 'Le compte de {{company}} a été désactivé',
  'Hello {{name}},': 'Bonjour {{name}},',
  '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.':
    '{{by}} a désactivé le compte de {{company}}. Plus personne ne peut se connecter.',
  'Its data are kept until {{day}} and then erased.':
    'Les données du compte sont conservées jusqu’au {{day}}, puis effacées.',
  'Until then it can be opened again: try to sign in, and ask for it on the page that follows.':
    'D’ici là, le compte peut être rouvert : essayez de vous connecter, et demandez sa réouverture sur la page qui s’affiche.',
  'The account of {{company}} is open again': 'Le compte de {{company}} est rouvert',
  'You and your colleagues can sign in again: {{link}}':
    'Vous et vos collègues pouvez de nouveau vous connecter : {{link}}',
  'You are an agent of {{company}}': 'Vous êtes agent de {{company}}',
  '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.':
    'Vous faites désormais partie des agents de {{company}} sur Coverwright. Votre code agent est {{code}}.',
  'If you did not expect this, tell {{company}}.': 'Si vous ne vous y attendiez pas, signalez-le à {{company}}.',
  '{{name}} confirmed their home page': '{{name}} a confirmé sa page d’accueil',
  '{{name}} does not want a home page': '{{name}} ne veut pas de page d’accueil',
  '{{name}} wrote to you on your home page': '{{name}} vous a écrit sur votre page d’accueil',
  'Hello {{agent}},': 'Bonjour {{agent}},',
  '{{name}} wrote to you on your home page:': '{{name}} vous a écrit sur votre page d’accueil :',
  'E-mail: {{email}}': 'E-mail : {{email}}',
  'Telephone: {{phone}}': 'Téléphone : {{phone}}',
  '{{partner}} asks you to execute {{agreement}}': '{{partner}} vous demande de signer {{agreement}}',
  '{{partner}} asks you to execute {{agreement}}: {{link}}':
    '{{partner}} vous demande de signer {{agreement}} : {{link}}',
  '{{partner}} executed {{agreement}}': '{{partner}} a signé {{agreement}}',
  '{{partner}} executed {{agreement}}: {{link}}': '{{partner}} a signé {{agreement}} : {{link}}',
  '{{name}} mentions you in a comment on “{{product}}”':
    '{{name}} vous mentionne dans un commentaire sur « {{product}} »',
  'The component “{{name}}” waits for approval': 'Le composant « {{name}} » attend son approbation',
  'Your component “{{name}}” was approved': 'Votre composant « {{name}} » a été approuvé',
  'Your component “{{name}}” was rejected: {{reason}}': 'Votre composant « {{name}} » a été rejeté : {{reason}}',
  'The data source {{name}} could not be refreshed: its rows are as they were':
    'La source de données {{name}} n’a pas pu être actualisée : ses lignes restent inchangées',
  '{{name}} has expired: its records do not lead here any more':
    '{{name}} a expiré : ses enregistrements ne mènent plus ici',
  '{{name}} is yours until {{endsOn}}': '{{name}} est à vous jusqu’au {{endsOn}}',
  '{{name}} could not be registered. What was paid for it goes back':
    '{{name}} n’a pas pu être enregistré. Le montant payé est remboursé',
  'The registration of {{name}} ends on {{endsOn}}. Renew it to keep the name':
    'L’enregistrement de {{name}} prend fin le {{endsOn}}. Renouvelez-le pour garder le nom',
  'The registration of {{name}} ends on {{endsOn}}. Another year costs {{amount}} before VAT.':
    'L’enregistrement de {{name}} prend fin le {{endsOn}}. Une année supplémentaire coûte {{amount}}, hors TVA.',
  'Nothing is charged by itself: renew it here, or the name is lost: {{link}}':
    'Rien n’est débité automatiquement. Sans renouvellement, le nom est perdu ; renouvelez-le ici : {{link}}',
  'The registration of {{name}} ends on {{endsOn}} and is renewed by itself on {{on}}':
    'L’enregistrement de {{name}} prend fin le {{endsOn}} et sera renouvelé automatiquement le {{on}}',
  'It is charged to the card {{card}} on {{on}}. You can switch that off until then: {{link}}':
    'Le montant sera débité de la carte {{card}} le {{on}}. D’ici là, vous pouvez désactiver ce renouvellement : {{link}}',
  '{{amount}} for another year of {{name}} is not paid yet':
    'Pas encore payé : {{amount}} pour une année supplémentaire de {{name}}',
  'Order {{number}} for another year of {{name}} comes to {{amount}}.':
    'La commande {{number}} pour une année supplémentaire de {{name}} s’élève à {{amount}}.',
  'The card {{card}} did not pay it.': 'Le paiement par la carte {{card}} a échoué.',
  'It is tried again on {{on}}. With another card in your account it is tried at once.':
    'Un nouvel essai de débit aura lieu le {{on}}. Si vous ajoutez une autre carte dans votre relevé de compte, il aura lieu aussitôt.',
  'The registration ends on {{endsOn}}: unless it is renewed before, the name is lost.':
    'L’enregistrement prend fin le {{endsOn}} : s’il n’est pas renouvelé avant, le nom est perdu.',
  'Pay it here: {{link}}': 'Payez la commande ici : {{link}}',
  '{{company}} submits “{{name}}” to the exchange': '{{company}} soumet « {{name}} » à l’espace d’échange',
  'Your design “{{name}}” was approved: other companies can take it':
    'Votre design « {{name}} » a été approuvé : d’autres entreprises peuvent le reprendre',
  'Your design “{{name}}” was rejected: {{reasons}}': 'Votre design « {{name}} » a été rejeté : {{reasons}}',
  '“{{name}}”, which you took, has a version {{number}}':
    '« {{name}} », que vous avez repris, est disponible en version {{number}}',
  '{{company}} reports a problem with “{{name}}”': '{{company}} signale un problème avec « {{name}} »',
  'The draft folder {{folder}} is deleted in two days unless you publish it':
    'Le dossier brouillon {{folder}} sera supprimé dans deux jours, sauf si vous le publiez',
  'A draft folder of the knowledge hub was deleted after 7 days, with its files: {{files}}':
    'Un dossier brouillon de la base documentaire a été supprimé après 7 jours, avec ses fichiers : {{files}}',
  '{{name}} has registered': '{{name}} a rejoint l’entreprise',
  '{{inviter}} invites you to {{company}}': '{{inviter}} vous invite à rejoindre {{company}}',
  'Hello,': 'Bonjour,',
  '{{inviter}} invites you to work with {{company}} on Coverwright.':
    '{{inviter}} vous invite à travailler avec {{company}} sur Coverwright.',
  'Register here, with this e-mail address:\n{{link}}': 'Inscrivez-vous ici, avec cette adresse e-mail :\n{{link}}',
  'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.':
    'Le lien est valable 24 heures, une seule fois. Si vous ne vous y attendiez pas, vous n’avez rien à faire.',
  'Confirm and register here, with this e-mail address:\n{{link}}':
    'Confirmez et inscrivez-vous ici, avec cette adresse e-mail :\n{{link}}',
  'Support has issued a security key for your maintenance portal':
    'L’assistance a délivré une clé de sécurité pour votre portail de maintenance',
  'The provider replaced a document of {{product}}': 'Le fournisseur a remplacé un document de {{product}}',
  'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.':
    'Le fournisseur a remplacé un document de {{product}}. Vos sites affichent le nouveau ; les contrats déjà vendus gardent le leur.',
  'See your sites:\n{{link}}': 'Consultez vos sites :\n{{link}}',
  '{{company}} invites you to be its partner': '{{company}} vous invite à devenir son partenaire',
  '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.':
    'Au nom de {{company}}, {{inviter}} invite votre entreprise à devenir partenaire sur Coverwright.',
  'They write:\n{{note}}': 'Son message :\n{{note}}',
  'Answer here:\n{{link}}': 'Répondez ici :\n{{link}}',
  '{{partner}} asks to be your partner': '{{partner}} vous propose un partenariat',
  '{{partner}} asks to be your partner.': '{{partner}} vous propose un partenariat.',
  'See it in your partner hub:\n{{link}}': 'Consultez votre espace partenaires :\n{{link}}',
  '{{partner}} is your partner now': '{{partner}} est maintenant votre partenaire',
  '{{partner}} is your partner now.': '{{partner}} est maintenant votre partenaire.',
  '{{partner}} does not want to be your partner': '{{partner}} ne souhaite pas être votre partenaire',
  '{{partner}} does not want to be your partner.': '{{partner}} ne souhaite pas être votre partenaire.',
  '{{partner}} has withdrawn its request': '{{partner}} a retiré sa demande',
  '{{partner}} has withdrawn its request.': '{{partner}} a retiré sa demande.',
  '{{partner}} has ended the partnership': '{{partner}} a mis fin au partenariat',
  '{{partner}} has ended the partnership.': '{{partner}} a mis fin au partenariat.',
  'Reason given: {{reason}}': 'Motif indiqué : {{reason}}',
  'Closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.':
    'Fermeture aux nouveaux devis : {{sites}}. Ce qui est vendu se poursuit, avec ses paiements et ses documents.',
  'Your company has ended the partnership with {{partner}}':
    'Votre entreprise a mis fin au partenariat avec {{partner}}',
  'Your company has ended the partnership with {{partner}}.':
    'Votre entreprise a mis fin au partenariat avec {{partner}}.',
  '{{partner}} proposes another payment mode': '{{partner}} propose un autre mode de paiement',
  '{{partner}} proposes another payment mode.': '{{partner}} propose un autre mode de paiement.',
  '{{partner}} agrees to the new payment mode': '{{partner}} accepte le nouveau mode de paiement',
  '{{partner}} agrees to the new payment mode.': '{{partner}} accepte le nouveau mode de paiement.',
  '{{partner}} keeps to the payment mode you have': '{{partner}} s’en tient au mode de paiement actuel',
  '{{partner}} keeps to the payment mode you have.': '{{partner}} s’en tient au mode de paiement actuel.',
  'The card provider has not given back {{amount}} yet. It is tried again every day':
    'Le prestataire de paiement par carte n’a pas encore remboursé {{amount}}. Un nouvel essai a lieu chaque jour',
  'The plan {{plan}} is paid for and in force. Order {{number}}':
    'L’abonnement {{plan}} est payé et en vigueur. Commande {{number}}',
  'What was paid for the order {{number}} goes back: it was no longer wanted':
    'Le paiement de la commande {{number}} est remboursé : elle n’était plus souhaitée',
  'Your trial has ended: go on with {{plan}}': 'Votre essai est terminé : continuez avec {{plan}}',
  'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.':
    'Votre essai de Coverwright est terminé, et personne ne peut se connecter tant qu’un abonnement n’est pas payé.',
  'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}':
    'Continuez avec {{plan}}, au mois : {{amount}}, TVA comprise. Payez ici, puis reconnectez-vous : {{link}}',
  'The link is good for 30 days. Once you have signed in you can choose another plan.':
    'Le lien est valable 30 jours. Après la connexion, vous pouvez choisir un autre abonnement.',
  'You need more time? Ask for it: {{ask}}': 'Il vous faut plus de temps ? Demandez-le ici : {{ask}}',
  'Invoice {{number}}: {{amount}}': 'Facture {{number}} : {{amount}}',
  'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.':
    'La facture {{number}} de la commande {{orderNumber}} est jointe. Elle s’élève à {{amount}}.',
  'All invoices: {{link}}': 'Toutes les factures : {{link}}',
  '{{used}} of {{allowed}} {{what}} of the plan {{plan}} are used':
    'Utilisation de l’abonnement {{plan}} : {{used}} sur {{allowed}} ({{what}})',
  '{{used}} of {{allowed}} {{what}} of the plan {{plan}} are used.':
    'Utilisation de l’abonnement {{plan}} : {{used}} sur {{allowed}} ({{what}}).',
  'See what else there is: {{link}}': 'Découvrez les autres abonnements : {{link}}',
  'The card {{card}} expires on {{endsOn}}': 'La carte {{card}} expire le {{endsOn}}',
  'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endsOn}}.':
    'Les renouvellements de votre abonnement et de vos domaines sont débités de la carte {{card}}, qui expire le {{endsOn}}.',
  'Use another one before, so that nothing is interrupted: {{link}}':
    'Utilisez-en une autre d’ici là, pour que rien ne soit interrompu : {{link}}',
  'The plan {{plan}} costs another price from {{from}} on':
    'Le prix de l’abonnement {{plan}} change à partir du {{from}}',
  'Renewals of the plan {{plan}} on {{from}} or later cost {{month}} a month or {{year}} a year, before VAT. What is paid stays as it is.':
    'À partir du {{from}}, le renouvellement de l’abonnement {{plan}} coûte {{month}} par mois ou {{year}} par an, hors TVA. Ce qui est déjà payé reste inchangé.',
  'You can change or cancel the plan until then: {{link}}':
    'D’ici là, vous pouvez changer d’abonnement ou résilier le vôtre : {{link}}',
  '{{amount}} for the plan {{plan}} is not paid yet': 'Pas encore payé : {{amount}} pour l’abonnement {{plan}}',
  'Order {{number}} for the plan {{plan}} comes to {{amount}}.':
    'La commande {{number}} pour l’abonnement {{plan}} s’élève à {{amount}}.',
  'The card {{card}} did not pay it. We look again on {{on}}.':
    'Le paiement par la carte {{card}} a échoué. Nous vérifierons de nouveau le {{on}}.',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.':
    'Ou virez {{amount}} avec les références {{reference}} et {{number}}.',
  'Nothing changes for your customers.': 'Rien ne change pour vos clients.',
  'Last notice: {{amount}} for the plan {{plan}} is due by {{on}}':
    'Dernier rappel : {{amount}} à payer pour l’abonnement {{plan}} au plus tard le {{on}}',
  'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.':
    'La commande {{number}} pour l’abonnement {{plan}} s’élève à {{amount}} et reste impayée.',
  'Unless it is paid by {{on}}, nothing can be edited or published from then on.':
    'Sans paiement au plus tard le {{on}}, plus rien ne pourra être modifié ni publié à partir de cette date.',
  'Editing and publishing are suspended: {{amount}} is not paid':
    'Modification et publication sont suspendues : {{amount}} restent impayés',
  'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.':
    'La commande {{number}} pour l’abonnement {{plan}} n’a pas été payée. Vous pouvez vous connecter, consulter, exporter et payer ; rien ne peut être modifié ni publié jusqu’au paiement.',
  'Your sites and your agents’ home pages go on until {{offlineOn}} and then go offline. Policies, their pages and their instalments go on.':
    'Vos sites et les pages d’accueil de vos agents restent en ligne jusqu’au {{offlineOn}}, puis passent hors ligne. Les contrats, leurs pages et leurs échéances se poursuivent.',
  'Paying lifts the suspension at once.': 'Le paiement lève aussitôt la suspension.',
  'Your plan {{plan}} has ended': 'Votre abonnement {{plan}} a pris fin',
  'It was given up and ended on {{endedOn}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.':
    'Votre abonnement a été résilié et a pris fin le {{endedOn}}. Vous pouvez vous connecter, consulter, exporter et commander un abonnement ; d’ici là, rien ne peut être modifié ni publié.',
  'Order a plan: {{link}}': 'Commandez un abonnement : {{link}}',
  'Your sites go offline on {{offlineOn}}': 'Vos sites passent hors ligne le {{offlineOn}}',
  'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineOn}}.':
    'Votre abonnement n’est pas payé. Sans paiement, vos sites et les pages d’accueil de vos agents passeront hors ligne le {{offlineOn}}.',
  'Policies, their pages and their instalments go on.': 'Les contrats, leurs pages et leurs échéances se poursuivent.',
  'See what is due: {{link}}': 'Consultez ce qui est dû : {{link}}',
  'Your sites are offline: {{many}}': 'Vos sites sont hors ligne : {{many}}',
  'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.':
    'Votre abonnement n’a pas été payé : vos sites et les pages d’accueil de vos agents sont désormais hors ligne. Les contrats, leurs pages et leurs échéances se poursuivent.',
  'Once the plan is paid you can publish them again: {{link}}':
    'Une fois l’abonnement payé, vous pourrez les publier de nouveau : {{link}}',
  'Policy {{number}} was cancelled, and its eVoucher {{code}} cannot pay again. Settle {{amount}} with the customer':
    'Le contrat {{number}} a été résilié, et son bon électronique {{code}} ne peut plus servir à payer. Réglez {{amount}} avec le client',
  'Policy {{number}} lapsed: an instalment was not paid':
    'Le contrat {{number}} a été résilié pour impayé : une échéance n’a pas été payée',
  'Only {{remaining}} policy numbers of “{{name}}” are left':
    'Numéros de contrat de « {{name}} » : il n’en reste que {{remaining}}',
  'All policy numbers of “{{name}}” are used: nothing more can be sold':
    'Tous les numéros de contrat de « {{name}} » sont utilisés : plus rien ne peut être vendu',
  'The network lets {{name}} in no more: its posts wait until you connect it again':
    'Le réseau n’admet plus {{name}} : ses posts attendent que vous reconnectiez le compte',
  'The post {{name}} waits to be approved': 'Le post {{name}} attend d’être approuvé',
  'Your post {{name}} is approved': 'Votre post {{name}} est approuvé',
  'Your post {{name}} came back: {{reason}}': 'Votre post {{name}} vous est renvoyé : {{reason}}',
  'Your post {{name}} was stopped: its photo may no longer be used. Choose another, and submit it again':
    'Votre post {{name}} a été arrêté : sa photo ne peut plus être utilisée. Choisissez-en une autre, et soumettez-le de nouveau',
  'It is time to post {{name}}: copy it, and say when it is done':
    'C’est le moment de publier le post {{name}} : copiez-le, et indiquez quand c’est fait',
  'Your post {{name}} was not published: {{reason}}': 'Votre post {{name}} n’a pas été publié : {{reason}}',
  'It is not known whether your post {{name}} was published: the network does not answer. Look there yourself':
    'On ne sait pas si votre post {{name}} a été publié : le réseau ne répond pas. Vérifiez-le vous-même sur le réseau',
  '{{from}} hands the primary role over to you': '{{from}} vous transmet le rôle principal',
  '{{from}} hands {{company}} over to you': '{{from}} vous transmet le rôle principal de {{company}}',
  'Hello {{to}},': 'Bonjour {{to}},',
  '{{from}} wants you to be the primary user of {{company}} on Coverwright.':
    '{{from}} souhaite que vous deveniez l’utilisateur principal de {{company}} sur Coverwright.',
  'Read what that means and confirm it here:\n{{link}}': 'Lisez ce que cela implique et confirmez ici :\n{{link}}',
  'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.':
    'Le lien est valable 15 minutes. Si vous ne le souhaitez pas, ignorez cet e-mail : rien ne change sans vous.',
  'Your code to become the primary user': 'Votre code pour devenir l’utilisateur principal',
  'Your code is {{code}}. It works for 15 minutes, once.':
    'Votre code est {{code}}. Il est valable 15 minutes, une seule fois.',
  'If you did not ask for it, leave it: without the code nothing changes.':
    'Si vous ne l’avez pas demandé, ignorez cet e-mail : sans le code, rien ne change.',
  '{{to}} is the primary user of {{company}} now': '{{to}} est maintenant l’utilisateur principal de {{company}}',
  'Hello {{from}},': 'Bonjour {{from}},',
  '{{to}} is the primary user of {{company}} now. {{from}} handed the role over.':
    '{{to}} est maintenant l’utilisateur principal de {{company}}. {{from}} lui a transmis le rôle.',
  'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.':
    'Vous avez été déconnecté partout : reconnectez-vous. L’essai ou l’abonnement de l’entreprise se poursuit tel quel.',
  'You are the primary user of {{company}} now': 'Vous êtes maintenant l’utilisateur principal de {{company}}',
  'You are the primary user of {{company}} now. {{from}} handed the role over.':
    'Vous êtes maintenant l’utilisateur principal de {{company}}. {{from}} vous a transmis le rôle.',
  '{{name}} asks a person in the app': '{{name}} demande l’aide d’une personne dans l’application',
  '{{name}} asked in the app what the documents do not answer:':
    '{{name}} a posé dans l’application une question à laquelle les documents ne répondent pas :',
  'Write to them at {{email}}.': 'Écrivez-lui à l’adresse {{email}}.',
  '{{host}}: what you asked for was approved': '{{host}} : votre demande a été approuvée',
  '{{host}}: what you asked for was rejected': '{{host}} : votre demande a été rejetée',
  '{{name}} is done: {{host}}': '{{name}} a eu lieu : {{host}}',
  '{{name}} did not happen: {{problem}}': '{{name}} n’a pas eu lieu : {{problem}}',
  '{{reference}} was referred: {{reason}}': 'Le dossier {{reference}} a été mis à l’étude : {{reason}}',
  'Welcome to {{company}}. Your trial runs for {{days}} days.':
    'Bienvenue chez {{company}}. Votre essai dure {{days}} jours.',
  'Verify your email address': 'Vérifiez votre adresse e-mail',
  'Open this link to verify your address and finish registering {{company}} with Coverwright:':
    'Ouvrez ce lien pour vérifier votre adresse et terminer l’inscription de {{company}} sur Coverwright :',
  'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.':
    'Il est valable 24 heures. Si vous n’avez pas demandé d’inscription, ignorez cet e-mail : sans ce lien, aucune inscription n’a lieu.',
  '{{company}} asks for its account to be opened again': '{{company}} demande la réouverture de son compte',
  '{{askedBy}}: {{company}} asks for its account to be opened again.':
    '{{askedBy}} : {{company}} demande la réouverture de son compte.',
  'Reference {{reference}}. It ended on {{endedOn}}.': 'Référence {{reference}}. Date de fin : {{endedOn}}.',
  '{{company}} asks for its trial to go on': '{{company}} demande à poursuivre son essai',
  '{{askedBy}}: {{company}} asks for its trial to go on.': '{{askedBy}} : {{company}} demande à poursuivre son essai.',
  '{{host}} has stopped: nobody has proven in time that the domain is yours':
    '{{host}} est arrêté : personne n’a prouvé à temps que le domaine est à vous',
  '{{host}} has stopped: another company has proven that {{proven}} is theirs':
    '{{host}} est arrêté : une autre entreprise a prouvé que {{proven}} lui appartient',
  'Your password was changed': 'Votre mot de passe a été modifié',
  'Your Coverwright password was changed, and every other device you were signed in on was signed out.':
    'Votre mot de passe Coverwright a été modifié, et tous vos autres appareils ont été déconnectés.',
  'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.':
    'Si ce n’était pas vous, définissez-en immédiatement un nouveau : choisissez « Mot de passe oublié ? » sur la page de connexion.',
  'Your sign-in code': 'Votre code de connexion',
  'Your code is {{code}}. It works for 10 minutes, once.':
    'Votre code est {{code}}. Il est valable 10 minutes, une seule fois.',
  'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.':
    'Si vous n’avez pas essayé de vous connecter à Coverwright sur un nouvel appareil, modifiez votre mot de passe : quelqu’un d’autre le connaît.',
  'Your code for a new password': 'Votre code pour un nouveau mot de passe',
  'If you did not ask for a new password, leave it: without the code nothing changes.':
    'Si vous n’avez pas demandé de nouveau mot de passe, ignorez cet e-mail : sans le code, rien ne change.',
  'You signed in on a new device': 'Connexion à votre compte sur un nouvel appareil',
  'Your account was signed in to on a device it was not used on before: {{when}}, from the address {{address}}.':
    'Une connexion à votre compte a eu lieu sur un appareil jamais utilisé auparavant : {{when}}, depuis l’adresse {{address}}.',
  'If that was not you, change your password at once: whoever it is, is signed out by it.':
    'Si ce n’était pas vous, modifiez immédiatement votre mot de passe : l’autre personne sera ainsi déconnectée.',
  'You signed in from a new address': 'Connexion à votre compte depuis une nouvelle adresse',
  'Your account was signed in to from an address it was not used from before: {{when}}, from the address {{address}}.':
    'Une connexion à votre compte a eu lieu depuis une adresse jamais utilisée auparavant : {{when}}, adresse {{address}}.',
  'Confirm your new address': 'Confirmez votre nouvelle adresse',
  'Open this link to sign in to Coverwright with this address from now on:':
    'Ouvrez ce lien pour vous connecter désormais à Coverwright avec cette adresse :',
  'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.':
    'Il est valable 24 heures, une seule fois. Si vous n’êtes pas au courant de cette demande, ignorez cet e-mail : sans ce lien, rien ne change.',
  'Somebody asked to change your address': 'Quelqu’un a demandé à modifier votre adresse',
  'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.':
    'Quelqu’un a demandé à se connecter à votre compte Coverwright avec une autre adresse : {{email}}. Un lien y a été envoyé ; tant qu’il n’est pas ouvert, rien ne change.',
  'If that was not you, change your password at once: the link works no more then.':
    'Si ce n’était pas vous, modifiez immédiatement votre mot de passe : le lien ne fonctionnera alors plus.',
  'Your address was changed': 'Votre adresse a été modifiée',
  'You sign in to Coverwright with another address now: {{email}}. This one works no more.':
    'Vous vous connectez désormais à Coverwright avec une autre adresse : {{email}}. L’ancienne ne fonctionne plus.',
  'If that was not you, write to us at once, or ask the primary user of your company to remove your account.':
    'Si ce n’était pas vous, écrivez-nous immédiatement, ou demandez à l’utilisateur principal de votre entreprise de retirer votre compte.',
  '{{host}} sells until {{day}}: connect the domain to keep it':
    '{{host}} vend jusqu’au {{day}} : connectez le domaine pour le garder',
  '{{host}} sells until {{day}}: publish at another address to go on, this one is reserved':
    '{{host}} vend jusqu’au {{day}} : publiez à une autre adresse pour continuer, celle-ci est réservée',
  'The agent home page at {{host}} has lost its name: another company has proven that {{proven}} is theirs':
    'La page d’accueil d’agent à l’adresse {{host}} a perdu son nom : une autre entreprise a prouvé que {{proven}} lui appartient',
  'We have your message, {{reference}}': 'Nous avons reçu votre message, {{reference}}',
  'Thank you for writing to us. Quote {{reference}} when you write again.':
    'Merci de nous avoir écrit. Indiquez {{reference}} si vous nous écrivez de nouveau.',
  'You wrote:\n{{words}}': 'Votre message :\n{{words}}',
  '{{name}} writes about {{topic}}': 'Message de {{name}}, sujet : {{topic}}',
  '{{reference}}: {{name}} writes about {{topic}}': '{{reference}} : message de {{name}}, sujet : {{topic}}',
  'The template “{{name}}” lacked a value or took too long to print, and was not used: give each field a fallback, or shorten it':
    'Le modèle « {{name}} » n’a pas été utilisé, car une valeur manquait ou l’impression durait trop longtemps : donnez à chaque champ une valeur de repli, ou raccourcissez le modèle',
  '{{host}} does not answer': '{{host}} ne répond pas',
  '{{product}}: transactions of {{month}} up to {{throughDay}}':
    '{{product}} : transactions de {{month}} jusqu’au {{throughDay}}',
  '{{rowCount}} transactions were booked from {{month}}-01 to {{throughDay}}.':
    'Transactions comptabilisées du {{month}}-01 au {{throughDay}} : {{rowCount}}.',
  'The file (CSV, the link works for 30 days): {{link}}': 'Le fichier (CSV, lien valable 30 jours) : {{link}}',
  '{{number}}: photos to look at': '{{number}} : photos à examiner',
  '{{company}} asks to be verified': '{{company}} demande sa vérification',
  '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}':
    '{{company}} a envoyé ses documents. Ouvrez-les sous « Entreprises à vérifier » :\n{{link}}',
  '{{company}} is verified': '{{company}} est vérifiée',
  'We have checked the documents of {{company}}. Its status is now Verified.':
    'Nous avons vérifié les documents de {{company}}. Son statut est maintenant « Vérifié ».',
  '{{company}} could not be verified': '{{company}} n’a pas pu être vérifiée',
  'We could not verify {{company}}:': 'Nous n’avons pas pu vérifier {{company}} :',
  'Correct what is wrong and send the documents again: {{link}}':
    'Corrigez ce qui ne va pas et renvoyez les documents : {{link}}',
  'The webhook {{name}} has not been answered for a day: it is tried for four more':
    'Le webhook {{name}} reste sans réponse depuis un jour : les essais continuent encore quatre jours',
  'The webhook {{name}} is sent no more: its address does not answer, or wants nothing':
    'Plus rien n’est envoyé au webhook {{name}} : son adresse ne répond pas, ou ne veut plus rien recevoir',
}
