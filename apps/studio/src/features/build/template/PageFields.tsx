import { type PageBlock, shownHours } from '@coverwright/domain/build/template/page-block'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  type BlockFieldsProps,
  drawFields,
  type FieldsOf,
  HeadingField,
  HeightField,
  ParagraphField,
  TitleField,
} from './block-fields.tsx'
import classes from './Template.module.css'

/** What a block shows comes from the page of each agent: here it is said what stands over it. */
const fields: FieldsOf<PageBlock> = {
  'agent-banner': (_block, _set, t) => <p className={classes.hint}>{t('pageHints.agent-banner')}</p>,
  'agent-card': (_block, _set, t) => <p className={classes.hint}>{t('pageHints.agent-card')}</p>,
  'chat-link': ({ title }, set, t) => (
    <>
      <p className={classes.hint}>{t('pageHints.chat-link')}</p>
      <TitleField
        hint={t('overHint.agent-page')}
        value={title}
        onChange={(value) => set((block) => void (block.title = value))}
      />
    </>
  ),
  'social-links': ({ title }, set, t) => (
    <>
      <p className={classes.hint}>{t('pageHints.social-links')}</p>
      <TitleField hint={t('overNone')} value={title} onChange={(value) => set((block) => void (block.title = value))} />
    </>
  ),
  'working-hours': ({ title, shows }, set, t) => (
    <>
      <Select
        label={t('shows')}
        value={shows}
        data={shownHours.map((value) => ({ value, label: t(`hours.${value}`) }))}
        allowDeselect={false}
        onChange={(value) => set((block) => void (block.shows = shownHours.find((one) => one === value) ?? shows))}
      />
      {shows !== 'now' && (
        <TitleField
          hint={t('overHint.agent-page')}
          value={title}
          onChange={(value) => set((block) => void (block.title = value))}
        />
      )}
    </>
  ),
  'agent-products': ({ title }, set, t) => (
    <>
      <p className={classes.hint}>{t('pageHints.agent-products')}</p>
      <TitleField
        hint={t('overHint.agent-page')}
        value={title}
        onChange={(value) => set((block) => void (block.title = value))}
      />
    </>
  ),
  'contact-form': ({ title }, set, t) => (
    <>
      <p className={classes.hint}>{t('pageHints.contact-form')}</p>
      <TitleField
        hint={t('overHint.agent-page')}
        value={title}
        onChange={(value) => set((block) => void (block.title = value))}
      />
    </>
  ),
  heading: ({ text }, set) => (
    <HeadingField value={text} onChange={(value) => set((block) => void (block.text = value))} />
  ),
  paragraph: ({ text }, set) => (
    <ParagraphField value={text} onChange={(value) => set((block) => void (block.text = value))} />
  ),
  spacer: ({ height }, set) => (
    <HeightField value={height} most={200} onChange={(value) => set((block) => void (block.height = value))} />
  ),
  divider: (_block, _set, t) => <p className={classes.hint}>{t('dividerHint')}</p>,
  'regulatory-footer': (_block, _set, t) => <p className={classes.hint}>{t('pageHints.regulatory-footer')}</p>,
}

export function PageFields(props: BlockFieldsProps<PageBlock>) {
  const { t } = useTranslation('template')
  return drawFields(fields, props, (key) => t(key))
}
