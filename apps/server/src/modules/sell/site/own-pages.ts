import type { PageData } from '@coverwright/domain/build/page/page-view'
import type { SiteRelease } from './site-release.ts'

/** Pages that no shell draws, in the shell's own frame. */
export function noticePage(release: SiteRelease, path: string, title: string, text: string): PageData {
  return release.ownPage({ path, title }, [{ type: 'Text', id: 'notice', props: { title, text, size: 'page' } }])
}

export const notFoundPage = (release: SiteRelease, path: string) =>
  noticePage(
    release,
    path,
    release.speech.say('Page not found'),
    [
      release.speech.say('If you typed the address, check that it is correct.'),
      release.speech.say('You can go back to the start by the name at the top of this page.'),
    ].join('\n\n'),
  )

/** A site whose company and its provider have parted: why, and what becomes of what was bought there. */
export function closedPage(release: SiteRelease, path: string, provider: string): PageData {
  const { say } = release.speech
  const { phone } = release.content.body.regulatory.contact
  const text = [
    say('{provider} no longer provides it to us, so we cannot quote for it or sell it.', { provider }),
    say('A policy that you bought here goes on as before, with its payments and documents.'),
    say('If you have questions, call us on {phone}.', { phone }),
  ]
  return noticePage(release, path, say('This insurance is no longer sold here'), text.join('\n\n'))
}

export const documentsPath = '/_/documents/'

/** The document that an address of the site's own names. */
export const documentAt = ({ content }: SiteRelease, path: string) =>
  content.body.documents.find(({ name }) => path === `${documentsPath}${name}`)

export function documentPage(release: SiteRelease, path: string): PageData | undefined {
  const document = documentAt(release, path)
  if (!document) return undefined
  const { title, subtitle, sections } = document
  return release.ownPage({ path, title, document: { title, subtitle, sections } }, [
    { type: 'DocumentText', id: 'document', props: {} },
  ])
}

export const endedPath = '/_/ended'

export function endedPage(
  release: SiteRelease,
  ended: 'over' | 'confirm-email' | 'go-on',
  hasFailed: boolean,
): PageData {
  const problems = hasFailed ? [{ field: 'email', message: 'This is not the email address you gave us' }] : []
  return release.ownPage(
    { path: endedPath, title: release.speech.say('We have hidden your answers'), ended, problems },
    [{ type: 'Ended', id: 'ended', props: {} }],
  )
}
