import type { LegalText } from '../legal-text.ts'
import { provider } from '../provider.ts'

export const text: LegalText = {
  summary: `This policy lists what ${provider.product} stores in your browser and why. The studio stores only what it needs in order to work: it contains no advertising, no analytics and no content of third parties.`,
  sections: [
    {
      heading: '1. What cookies and storage are',
      body: [
        'A cookie is a small text that a site asks your browser to keep and to send back. Browsers also offer storage that a page can read but that is not sent along with requests: session storage, which ends with the tab, and local storage, which stays on the device. The Privacy and Electronic Communications Regulations treat all of these alike, and so does this policy.',
      ],
    },
    {
      heading: '2. What the studio stores',
      body: [
        [
          'coverwright-signing, a cookie, twelve hours: the material with which your browser signs its requests, so that others cannot send them in its place',
          'coverwright-session, session storage, until the tab is closed or you sign out: your session, your company and permissions, your theme and language',
          'coverwright-device, local storage, until you clear it: the proof that this device is known, so that you are not asked for a code at each sign-in; your theme and language',
          'coverwright-recent, session storage, until the tab is closed: what you last opened from search',
          'the current and the previous page, session storage, until the tab is closed: so that you return to where you were',
        ],
        'If you arrive from another sign-in page of ours, tokens may be handed over in cookies. The studio moves them to session storage at once and lets the cookies expire.',
      ],
    },
    {
      heading: '3. Why you are not asked',
      body: [
        'Everything listed above is strictly necessary for a service you asked for, or for its security. The law does not require consent for that, and a banner would ask you to agree to something you cannot decline. If we ever wish to store anything else we will ask first, refuse nothing to those who say no, and list it here.',
      ],
    },
    {
      heading: '4. Published products',
      body: [
        'Pages that insurers and brokers publish with the service keep a journey token, so that a customer can return to an unfinished quote, and nothing more by default. A publisher who adds measurement or content of third parties is responsible for naming it in a cookie policy of their own and for asking for consent where it is needed. The payment step takes place on pages of the payment provider, which sets its own cookies to prevent fraud and describes them there.',
      ],
    },
    {
      heading: '5. Messages',
      body: [
        'Emails sent by the service contain no tracking pixels. Links in them carry a token where that is the purpose of the message, for example to confirm an address or to accept an invitation; such links expire.',
      ],
    },
    {
      heading: '6. Your control',
      body: [
        'You can inspect and delete cookies and site data in the settings of your browser. If you do:',
        [
          'you are signed out of the studio in that browser',
          'the device counts as new, and the next sign-in asks for a code sent to your email address',
          'theme and language return to their defaults',
        ],
        'If your browser refuses cookies or storage altogether, the studio cannot keep you signed in and will not work. Signing out removes your session from the tab; closing the tab does the same.',
      ],
    },
    {
      heading: '7. Shared computers',
      body: [
        'Sign out when you finish on a computer that others use, and clear the site data if you do not wish the device to stay known. A tab that stays hidden for more than twelve hours signs its user out when it is opened again.',
      ],
    },
    {
      heading: '8. Questions and changes',
      body: [
        `Write to ${provider.privacyEmail}. How we use personal data is described in the privacy notice. When what we store changes, this list changes with it and carries a new date.`,
      ],
    },
  ],
}
