import { Skeleton, VisuallyHidden } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loaded } from '../../core/wire/queries-of.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import classes from './PdfPreview.module.css'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

type PdfPreviewProps = { readonly name: string } & (
  | { readonly url: string; readonly content?: undefined }
  /** The file itself, as base64: what is drawn anew while somebody writes. */
  | { readonly content: string; readonly url?: undefined }
)

/**
 * The pages, painted by our own code: no plug-in opens the document, and nothing in it runs. What they say is there
 * for screen readers too.
 */
export default function PdfPreview({ url, content, name }: PdfPreviewProps) {
  const { t } = useTranslation('pdf')
  const opened = useQuery({
    ...loaded('pdf', url ?? content, () => getDocument({ ...sourceOf(url, content), ...plain }).promise),
    // The page before is shown until the next is there: nothing jumps under whoever writes.
    ...(content !== undefined && { placeholderData: keepPreviousData }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  })
  if (opened.isError)
    return (
      <div className={classes.problem}>
        <ErrorAlert error={opened.error} advice={t('failed')} />
      </div>
    )
  if (!opened.data) return <Skeleton className={classes.waiting ?? ''} height={480} />
  return <Pages document={opened.data} name={name} />
}

const plain = { enableXfa: false, isOffscreenCanvasSupported: false } as const

const sourceOf = (url: string | undefined, content = '') =>
  url === undefined ? { data: Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0) } : { url }

function Pages({ document, name }: { readonly document: PDFDocumentProxy; readonly name: string }) {
  const { t } = useTranslation('pdf')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <section className={classes.pages} aria-label={t('pages', { name })} tabIndex={0}>
      {numbersTo(document.numPages).map((number) => (
        <Sheet key={number} document={document} number={number} />
      ))}
    </section>
  )
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Painted when it comes near: a contract of three hundred pages opens as quickly as one of three. */
function Sheet({ document, number }: { readonly document: PDFDocumentProxy; readonly number: number }) {
  const { t } = useTranslation('pdf')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  const isNear = useNear(canvas)
  useEffect(() => {
    const paper = canvas.current
    if (!paper || !isNear) return undefined
    const showing = show(document, number, paper)
    void showing.words.then(setText)
    return showing.stop
  }, [document, number, isNear])
  return (
    <figure className={classes.sheet}>
      <canvas ref={canvas} role="img" aria-label={t('page', { number, of: document.numPages })} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </figure>
  )
}

/** Paints a page until it is done or stopped; what it says comes as soon as it is known. */
function show(document: PDFDocumentProxy, number: number, paper: HTMLCanvasElement) {
  const stopped = new AbortController()
  const begin = async () => {
    const page = await document.getPage(number)
    if (stopped.signal.aborted) return ''
    const task = paint(page, paper)
    stopped.signal.addEventListener('abort', () => task.cancel())
    // Cancelled is not failed.
    task.promise.catch(() => undefined)
    return wordsOf(page)
  }
  return { words: begin(), stop: () => stopped.abort() }
}

function paint(page: PDFPageProxy, paper: HTMLCanvasElement) {
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (paper.clientWidth / natural.width) * devicePixelRatio })
  paper.width = viewport.width
  paper.height = viewport.height
  return page.render({ canvas: paper, viewport })
}

async function wordsOf(page: PDFPageProxy) {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

function useNear(element: { readonly current: Element | null }) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
