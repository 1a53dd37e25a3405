import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import classes from './Template.module.css'

// As large as the rest of the studio together: it comes when a document is looked at.
const PdfPreview = lazy(() => import('../../../parts/pdf/PdfPreview.tsx'))

/** Page by page, as it is printed. */
export const PagesPreview = ({ pdf, name }: { readonly pdf: string; readonly name: string }) => (
  <div className={classes.pages}>
    <Suspense fallback={<Skeleton height={480} />}>
      <PdfPreview content={pdf} name={name} />
    </Suspense>
  </div>
)
