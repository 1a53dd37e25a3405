import type { MailText } from '@coverwright/domain/build/template/mail-block'
import { Fragment, createElement as h, type ReactElement } from 'react'
import { groupEnd, type Ink } from './ink.ts'
import { drawBlock } from './mail-blocks.ts'
import { family, look, sheet } from './mail-look.ts'
import { written } from './mail-words.ts'

/** A whole mail as a tree. Colour and name of the company are known when it is sent, as its fields are. */
export function mailTree(mail: MailText, tag: string | undefined, ink: Ink): ReactElement {
  const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, width: '100%' } as const
  const body = h(
    'td',
    { className: 'inside', style: look.inside },
    mail.blocks.map((block) => h(Fragment, { key: block.id }, drawBlock(block, ink))),
    h('hr', { className: 'rule', style: { ...look.rule, margin: '24px 0 16px' } }),
    written(ink, mail.footer, 'small', look.small),
    h('p', { className: 'small', style: look.small }, regulatory(ink)),
  )
  return h(
    'html',
    { lang: tag },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, ink.words(mail.subject)),
      h('style', null, sheet),
    ),
    h(
      'body',
      { className: 'page', style: { ...look.page, fontFamily: family } },
      h('div', { style: look.hidden }, ink.words(mail.previewText)),
      h(
        'table',
        { ...table, className: 'card', align: 'center', style: look.card },
        h(
          'tbody',
          null,
          h('tr', null, h('td', { style: { padding: '24px 24px 0' } }, brand(ink))),
          h('tr', null, body),
        ),
      ),
    ),
  )
}

const brand = (ink: Ink) =>
  h(
    'div',
    { style: { borderBottom: `3px solid ${ink.slot({ name: 'brand.colour', place: 'html' })}`, paddingBottom: 16 } },
    ink.slot({ when: ['brand.logo'], parts: [] }),
    h('img', {
      src: ink.slot({ name: 'brand.logo', place: 'html' }),
      // The name stands beside it.
      alt: '',
      height: 48,
      // React would else ask for it in the head, which no mail program heeds.
      loading: 'lazy',
      style: { display: 'block', border: 0, borderRadius: 8, height: 48, width: 'auto', margin: '0 0 12px' },
    }),
    groupEnd,
    h(
      'span',
      { className: 'heading', style: { ...look.heading, fontSize: 16, margin: 0 } },
      ink.slot({ name: 'brand.company', place: 'html' }),
    ),
  )

/** Locked: it stands under every mail, whoever writes it. */
const regulatory = (ink: Ink) => ink.slot({ name: 'regulatory', place: 'html', fallback: '' })
