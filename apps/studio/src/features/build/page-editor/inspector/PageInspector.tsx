import { withPagePath } from '@coverwright/domain/build/page/flow'
import type { Page } from '@coverwright/domain/build/page/page'
import { pageTextKey, withPageMoved } from '@coverwright/domain/build/page/shell-texts'
import { sitePath } from '@coverwright/domain/build/page/site-path'
import { messages } from '@coverwright/domain/messages'
import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf, said } from '../../../../core/text/said.ts'
import { Pane, PaneSection } from '../../../../framework/editor/Pane.tsx'
import { newBlock } from '../editing/block-actions.ts'
import { useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'
import { TranslatedText } from './TranslatedText.tsx'

/** The open page itself: what it is called, where it is, what search engines read of it. */
export function PageInspector() {
  const { t } = useTranslation('page-editor')
  const { page, parts, change, isLocked } = useShell()
  const set = (next: Partial<Pick<Page, 'title' | 'description' | 'content'>>, label: string) =>
    change((draft) => {
      const open = draft.pages.find(({ path }) => path === page.path)
      if (open) Object.assign(open, next)
    }, label)
  const progress = parts.before.find(({ type }) => type === 'Progress')
  return (
    <Pane side="right" title={t('page.heading')} label={t('inspector.label')}>
      <PaneSection>
        <TranslatedText
          textKey={pageTextKey(page.path, 'title')}
          label={t('page.title')}
          text={page.title}
          maxLength={120}
          error={page.title.trim() === '' ? said(messages.required) : undefined}
          set={(title) => set({ title }, t('label.pageTitle'))}
        />
        <PathField key={page.path} />
      </PaneSection>
      <PaneSection title={t('page.search')}>
        <TranslatedText
          textKey={pageTextKey(page.path, 'description')}
          label={t('page.description')}
          text={page.description ?? ''}
          isLong
          maxLength={300}
          set={(description) => set({ description }, t('label.pageDescription'))}
        />
        <p className={classes.hint}>{t('page.searchHint')}</p>
      </PaneSection>
      {'step' in page && parts.main && (
        <PaneSection title={t('page.progress')}>
          <Switch
            label={t('page.showProgress')}
            checked={progress !== undefined}
            disabled={isLocked}
            onChange={() =>
              set(
                {
                  content: progress
                    ? page.content.filter((block) => block !== progress)
                    : [newBlock('Progress'), ...page.content],
                },
                t('label.progress'),
              )
            }
          />
        </PaneSection>
      )}
      <p className={classes.hint}>{t('page.hint')}</p>
    </Pane>
  )
}

/** An address is changed as a whole when the field is left: half of one would be another page. */
function PathField() {
  const { t } = useTranslation('page-editor')
  const { shell, page, change, openPage, isLocked } = useShell()
  const [typed, setTyped] = useState(page.path)
  const isTaken = typed !== page.path && shell.pages.some(({ path }) => path === typed)
  const problem = isTaken ? said(messages.alreadyExists) : problemOf(sitePath.safeParse(typed).error)
  const reserved = typed.startsWith('/_') ? t('page.reserved') : undefined
  const isHome = page.path === '/'
  const rename = () => {
    if (problem || reserved || typed === page.path) return
    change((draft) => {
      Object.assign(draft, withPagePath(shell, page.path, typed))
      if (draft.translations) draft.translations = withPageMoved(draft.translations, page.path, typed)
    }, t('label.pagePath'))
    openPage(typed)
  }
  return (
    <TextInput
      size="sm"
      label={t('page.path')}
      description={isHome ? t('page.pathHome') : undefined}
      value={typed}
      readOnly={isLocked || isHome}
      error={problem ?? reserved}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={rename}
      onKeyDown={({ key }) => key === 'Enter' && rename()}
    />
  )
}
