// What a site tells machines about itself.
import type { Page } from '@coverwright/domain/build/page/page'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { escaped } from '../../../platform/http/escaped.ts'

export function socialTags({ shell }: ReleaseContent, page: Page, origin: string): Record<string, string> {
  const { title, description, image } = shell.social
  const about = page.description ?? description
  return {
    ...(about && { description: about, 'og:description': about }),
    'og:type': 'website',
    'og:title': page.path === '/' ? title : page.title,
    'og:url': `${origin}${page.path}`,
    ...(image && {
      'og:image': `${origin}${image.src}`,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'og:image:alt': image.alt,
    }),
    'twitter:card': image ? 'summary_large_image' : 'summary',
  }
}

/** A site in test mode is nobody's business; on a live one the site's own calls are not. */
export const robotsTxt = (isTest: boolean, origin: string): string =>
  isTest
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /_/a/\nDisallow: /_/\nSitemap: ${origin}/sitemap.xml\n`

export const sitemapXml = (pages: readonly Page[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `<url><loc>${escaped(`${origin}${path}`)}</loc></url>`),
    '</urlset>',
  ].join('\n')
