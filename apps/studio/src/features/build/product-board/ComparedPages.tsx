import type { Body } from '@coverwright/domain/build/body/body'
import { nameOfPage, type Page } from '@coverwright/domain/build/page/page'
import { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { Select } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Board.module.css'

const Preview = lazy(async () => ({
  default: (await import('../shell-design/preview/JourneyPreview.tsx')).JourneyPreview,
}))

interface ComparedPagesProps {
  readonly product: MountedProduct
  readonly body: Body
  readonly before: { readonly label: string; readonly content: unknown }
  readonly after: { readonly label: string; readonly content: unknown }
}

/** The pages that differ as buyers meet them, each version's beside the other's. */
export function ComparedPages({ product, body, before, after }: ComparedPagesProps) {
  const { t } = useTranslation('product-board')
  const [old, now] = [useShell(before.content), useShell(after.content)]
  const [chosen, setChosen] = useState<string>()
  const pages = useMemo(() => (old && now ? changedPages(old, now) : []), [old, now])
  const page = pages.find(({ path }) => path === chosen) ?? pages[0]
  if (!old || !now || !page) return null
  return (
    <section className={classes.pictures} aria-label={t('versions.pictures')}>
      <Select
        label={t('versions.page')}
        data={pages.map((each) => ({ value: each.path, label: nameOfPage(each) }))}
        value={page.path}
        allowDeselect={false}
        onChange={(next) => next && setChosen(next)}
      />
      <Suspense>
        {[
          { ...before, shell: old },
          { ...after, shell: now },
        ].map(({ label, shell }, at) => {
          const shown = shell.pages.find(({ path }) => path === page.path)
          return (
            <figure key={at === 0 ? 'before' : 'after'}>
              <figcaption>{label}</figcaption>
              {shown ? (
                <Preview
                  title={t('versions.pictureOf', { page: nameOfPage(page), version: label })}
                  shell={shell}
                  body={body}
                  page={shown}
                  settings={product}
                />
              ) : (
                <p className={classes.hint}>{t('versions.noPage')}</p>
              )}
            </figure>
          )
        })}
      </Suspense>
    </section>
  )
}

/** A version that today's pages could not be drawn with has no picture; its words stand in the table. */
function useShell(content: unknown): Shell | undefined {
  return useMemo(() => Shell.safeParse(content).data, [content])
}

function changedPages(before: Shell, after: Shell): Page[] {
  const isThemed = JSON.stringify([before.theme, before.header]) !== JSON.stringify([after.theme, after.header])
  const old = new Map(before.pages.map((page) => [page.path, JSON.stringify(page)]))
  const changed = after.pages.filter((page) => isThemed || old.get(page.path) !== JSON.stringify(page))
  return [...changed, ...before.pages.filter(({ path }) => !after.pages.some((page) => page.path === path))]
}
