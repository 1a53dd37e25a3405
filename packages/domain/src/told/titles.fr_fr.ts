/** Of mails and notifications, by their English words. */
export const titles: Readonly<Record<string, string>> = {
  'Verify this address for {{company}}': 'Vérifiez cette adresse pour {{company}}',
  'The account of {{company}} was deactivated': 'Le compte de {{company}} a été désactivé',
  'The account of {{company}} is open again': 'Le compte de {{company}} est rouvert',
  'You are an agent of {{company}}': 'Vous êtes agent de {{company}}',
  'Confirm your home page at {{company}}': 'Confirmez votre page d’accueil chez {{company}}',
  '{{name}} confirmed their home page': '{{name}} a confirmé sa page d’accueil',
  '{{name}} does not want a home page': '{{name}} ne veut pas de page d’accueil',
  '{{name}} wrote to you on your home page': '{{name}} vous a écrit sur votre page d’accueil',
  '{{partner}} asks you to execute {{agreement}}': '{{partner}} vous demande de signer {{agreement}}',
  '{{partner}} executed {{agreement}}': '{{partner}} a signé {{agreement}}',
  '{{name}} mentions you in a comment on “{{product}}”':
    '{{name}} vous mentionne dans un commentaire sur « {{product}} »',
  'The component “{{name}}” waits for approval': 'Le composant « {{name}} » attend son approbation',
  'Your component “{{name}}” was approved': 'Votre composant « {{name}} » a été approuvé',
  'Your component “{{name}}” was rejected: {{reason}}': 'Votre composant « {{name}} » a été rejeté : {{reason}}',
  'The data source {{name}} could not be refreshed: its rows are as they were':
    'La source de données {{name}} n’a pas pu être actualisée : ses lignes restent inchangées',
  '{{name}} has expired: its records do not lead here any more':
    '{{name}} a expiré : ses enregistrements ne mènent plus ici',
  '{{name}} is yours until {{endDay}}': '{{name}} est à vous jusqu’au {{endDay}}',
  '{{name}} could not be registered. What was paid for it goes back':
    '{{name}} n’a pas pu être enregistré. Le montant payé est remboursé',
  'The registration of {{name}} ends on {{endDay}}. Renew it to keep the name':
    'L’enregistrement de {{name}} prend fin le {{endDay}}. Renouvelez-le pour garder le nom',
  'The registration of {{name}} ends on {{endDay}} and is renewed by itself on {{nextDay}}':
    'L’enregistrement de {{name}} prend fin le {{endDay}} et sera renouvelé automatiquement le {{nextDay}}',
  '{{amount}} for another year of {{name}} is not paid yet':
    'Pas encore payé : {{amount}} pour une année supplémentaire de {{name}}',
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
  'Support has issued a security key for your maintenance portal':
    'L’assistance a délivré une clé de sécurité pour votre portail de maintenance',
  'The provider replaced a document of {{product}}': 'Le fournisseur a remplacé un document de {{product}}',
  '{{company}} invites you to be its partner': '{{company}} vous invite à devenir son partenaire',
  '{{partner}} asks to be your partner': '{{partner}} vous propose un partenariat',
  '{{partner}} is your partner now': '{{partner}} est maintenant votre partenaire',
  '{{partner}} does not want to be your partner': '{{partner}} ne souhaite pas être votre partenaire',
  '{{partner}} has withdrawn its request': '{{partner}} a retiré sa demande',
  '{{partner}} has ended the partnership': '{{partner}} a mis fin au partenariat',
  'Your company has ended the partnership with {{partner}}':
    'Votre entreprise a mis fin au partenariat avec {{partner}}',
  '{{partner}} proposes another payment mode': '{{partner}} propose un autre mode de paiement',
  '{{partner}} agrees to the new payment mode': '{{partner}} accepte le nouveau mode de paiement',
  '{{partner}} keeps to the payment mode you have': '{{partner}} s’en tient au mode de paiement actuel',
  'The card provider has not given back {{amount}} yet. It is tried again every day':
    'Le prestataire de paiement par carte n’a pas encore remboursé {{amount}}. Un nouvel essai a lieu chaque jour',
  'The plan {{plan}} is paid for and in force. Order {{number}}':
    'L’abonnement {{plan}} est payé et en vigueur. Commande {{number}}',
  'What was paid for the order {{number}} goes back: it was no longer wanted':
    'Le paiement de la commande {{number}} est remboursé : elle n’était plus souhaitée',
  'Your trial has ended: go on with {{plan}}': 'Votre essai est terminé : continuez avec {{plan}}',
  'Invoice {{number}}: {{amount}}': 'Facture {{number}} : {{amount}}',
  '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used':
    'Utilisation de l’abonnement {{plan}} : {{used}} sur {{allowed}} ({{whatWords}})',
  'The card {{card}} expires on {{endDay}}': 'La carte {{card}} expire le {{endDay}}',
  'The plan {{plan}} costs another price from {{fromDay}} on':
    'Le prix de l’abonnement {{plan}} change à partir du {{fromDay}}',
  '{{amount}} for the plan {{plan}} is not paid yet': 'Pas encore payé : {{amount}} pour l’abonnement {{plan}}',
  'Last notice: {{amount}} for the plan {{plan}} is due by {{nextDay}}':
    'Dernier rappel : {{amount}} à payer pour l’abonnement {{plan}} au plus tard le {{nextDay}}',
  'Editing and publishing are suspended: {{amount}} is not paid':
    'Modification et publication sont suspendues : {{amount}} restent impayés',
  'Your plan {{plan}} has ended': 'Votre abonnement {{plan}} a pris fin',
  'Your sites go offline on {{offlineDay}}': 'Vos sites passent hors ligne le {{offlineDay}}',
  'Your sites are offline: {{many}}': 'Vos sites sont hors ligne : {{many}}',
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
  'Your code to become the primary user': 'Votre code pour devenir l’utilisateur principal',
  '{{to}} is the primary user of {{company}} now': '{{to}} est maintenant l’utilisateur principal de {{company}}',
  'You are the primary user of {{company}} now': 'Vous êtes maintenant l’utilisateur principal de {{company}}',
  '{{name}} asks a person in the app': '{{name}} demande l’aide d’une personne dans l’application',
  'Your link to the product assistant of {{company}}': 'Votre lien vers l’assistant produits de {{company}}',
  '{{host}}: what you asked for was approved': '{{host}} : votre demande a été approuvée',
  '{{host}}: what you asked for was rejected': '{{host}} : votre demande a été rejetée',
  '{{name}} is done: {{host}}': '{{name}} a eu lieu : {{host}}',
  '{{name}} did not happen: {{problemWords}}': '{{name}} n’a pas eu lieu : {{problemWords}}',
  '{{reference}} was referred: {{reason}}': 'Le dossier {{reference}} a été mis à l’étude : {{reason}}',
  'Welcome to {{company}}. Your trial runs for {{days}} days.':
    'Bienvenue chez {{company}}. Votre essai dure {{days}} jours.',
  'Verify your email address': 'Vérifiez votre adresse e-mail',
  '{{company}} asks for its account to be opened again': '{{company}} demande la réouverture de son compte',
  '{{company}} asks for its trial to go on': '{{company}} demande à poursuivre son essai',
  '{{host}} has stopped: nobody has proven in time that the domain is yours':
    '{{host}} est arrêté : personne n’a prouvé à temps que le domaine est à vous',
  '{{host}} has stopped: another company has proven that {{proven}} is theirs':
    '{{host}} est arrêté : une autre entreprise a prouvé que {{proven}} lui appartient',
  'Your password was changed': 'Votre mot de passe a été modifié',
  'Your sign-in code': 'Votre code de connexion',
  'Your code for a new password': 'Votre code pour un nouveau mot de passe',
  'You signed in on a new device': 'Connexion à votre compte sur un nouvel appareil',
  'You signed in from a new address': 'Connexion à votre compte depuis une nouvelle adresse',
  'Confirm your new address': 'Confirmez votre nouvelle adresse',
  'Somebody asked to change your address': 'Quelqu’un a demandé à modifier votre adresse',
  'Your address was changed': 'Votre adresse a été modifiée',
  '{{host}} sells until {{day}}: connect the domain to keep it':
    '{{host}} vend jusqu’au {{day}} : connectez le domaine pour le garder',
  '{{host}} sells until {{day}}: publish at another address to go on, this one is reserved':
    '{{host}} vend jusqu’au {{day}} : publiez à une autre adresse pour continuer, celle-ci est réservée',
  'The agent home page at {{host}} has lost its name: another company has proven that {{proven}} is theirs':
    'La page d’accueil d’agent à l’adresse {{host}} a perdu son nom : une autre entreprise a prouvé que {{proven}} lui appartient',
  'We have your message, {{reference}}': 'Nous avons reçu votre message, {{reference}}',
  '{{name}} writes about {{topicWords}}': 'Message de {{name}}, sujet : {{topicWords}}',
  '{{reference}}: {{name}} writes about {{topicWords}}': '{{reference}} : message de {{name}}, sujet : {{topicWords}}',
  'The template “{{name}}” lacked a value or took too long to print, and was not used: give each field a fallback, or shorten it':
    'Le modèle « {{name}} » n’a pas été utilisé, car une valeur manquait ou l’impression durait trop longtemps : donnez à chaque champ une valeur de repli, ou raccourcissez le modèle',
  '{{host}} does not answer': '{{host}} ne répond pas',
  '{{product}}: transactions from {{fromDay}} to {{throughDay}}':
    '{{product}} : transactions du {{fromDay}} au {{throughDay}}',
  '{{number}}: photos to look at': '{{number}} : photos à examiner',
  '{{company}} asks to be verified': '{{company}} demande sa vérification',
  '{{company}} is verified': '{{company}} est vérifiée',
  '{{company}} could not be verified': '{{company}} n’a pas pu être vérifiée',
  'The webhook {{name}} has not been answered for a day: it is tried for four more':
    'Le webhook {{name}} reste sans réponse depuis un jour : les essais continuent encore quatre jours',
  'The webhook {{name}} is sent no more: its address does not answer, or wants nothing':
    'Plus rien n’est envoyé au webhook {{name}} : son adresse ne répond pas, ou ne veut plus rien recevoir',
  'Invoices do not say who issues them: give your company’s details':
    'Les factures ne disent pas qui les émet : donnez les coordonnées de votre société',
}
