import type { exchange } from '@coverwright/contract/build/exchange'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { answerMaster } from './answer-master.ts'
import { getAvailable, listAvailable, listReleasedVersions, previewAvailable } from './available.ts'
import { deleteItem, lockItem, updateItem } from './change-item.ts'
import { compareItem } from './compare-item.ts'
import { createFromComponent, createFromProduct } from './create-item.ts'
import { decideReview } from './decide-review.ts'
import { deriveItem } from './derive-item.ts'
import { findFreeName } from './free-name.ts'
import { generateItem } from './generate-item.ts'
import { getItem, listItems, listItemVersions, previewItem } from './list-items.ts'
import { listReports, reportItem, settleReport } from './reports.ts'
import { getReview, listReviews, previewReview } from './reviews.ts'
import { submitItem, takeBackItem, withdrawItem } from './submit-item.ts'
import { takeComponent, takeDesign, takeIntoProduct } from './take-item.ts'
import { listTakes } from './takes.ts'
import { withdrawReleased } from './withdraw-released.ts'

export const exchangeCalls: HandlersOf<typeof exchange> = {
  createFromProduct,
  createFromComponent,
  deriveItem,
  listItems,
  getItem,
  listItemVersions,
  previewItem,
  compareItem,
  updateItem,
  generateItem,
  lockItem,
  answerMaster,
  submitItem,
  takeBackItem,
  withdrawItem,
  deleteItem,
  listReviews,
  getReview,
  previewReview,
  decideReview,
  withdrawReleased,
  listReports,
  settleReport,
  listAvailable,
  getAvailable,
  listReleasedVersions,
  previewAvailable,
  findFreeName,
  takeDesign,
  takeIntoProduct,
  takeComponent,
  listTakes,
  reportItem,
}
