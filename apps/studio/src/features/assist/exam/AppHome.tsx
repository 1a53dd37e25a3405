import { ProductTalk } from '../product-talk/ProductTalk.tsx'
import { ExamDesk } from './ExamDesk.tsx'

/** The app of a company's people: product talk, and their exams beside it. */
export const Component = () => <ProductTalk exams={(onOut) => <ExamDesk onOut={onOut} />} />
