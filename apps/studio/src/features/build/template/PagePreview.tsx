import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Template.module.css'

const looks = ['desktop', 'phone'] as const

/** The home page of an agent as visitors get it, on a screen of either size. */
export function PagePreview({ html }: { readonly html: string }) {
  const { t } = useTranslation('template')
  const [look, setLook] = useState<(typeof looks)[number]>('desktop')
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          size="sm"
          aria-label={t('look')}
          value={look}
          onChange={(value) => setLook(looks.find((one) => one === value) ?? 'desktop')}
          data={looks.map((value) => ({ value, label: t(`looks.${value}`) }))}
        />
      </div>
      {/* An empty sandbox: it runs no script, sends no form and opens no page here. */}
      <iframe className={classes.frame} data-look={look} title={t(`looks.${look}`)} sandbox="" srcDoc={html} />
    </>
  )
}
