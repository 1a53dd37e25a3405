import { messages } from '../../messages.ts'
import type { Letters } from './say.ts'

export const letters: Letters = {
  '[Test] {subject}': '[ทดสอบ] {subject}',
  'Dear {name},': 'เรียน {name}',
  'Dear customer,': 'เรียน คุณลูกค้า',
  'Your {product} policy {number}': 'กรมธรรม์ {product} เลขที่ {number} ของคุณ',
  'Thank you for choosing {company}. Your policy {number} starts on {day}.':
    'ขอบคุณที่เลือก {company} กรมธรรม์เลขที่ {number} ของคุณเริ่มคุ้มครองวันที่ {day}',
  'Your certificate of insurance: {link}': 'หนังสือรับรองการประกันภัยของคุณ: {link}',
  'The links work for 30 days. Keep the documents in a safe place.': 'ลิงก์ใช้ได้ 30 วัน กรุณาเก็บเอกสารไว้ในที่ปลอดภัย',
  'Your policy, its documents, and cancelling it if you change your mind: {link}':
    'กรมธรรม์และเอกสารของคุณ รวมถึงการยกเลิกหากคุณเปลี่ยนใจ: {link}',
  'Your policy and its documents: {link}': 'กรมธรรม์และเอกสารของคุณ: {link}',
  'Your policy {number} was corrected': 'กรมธรรม์เลขที่ {number} ของคุณได้รับการแก้ไข',
  'We have corrected a name or an address on your policy {number}. Your cover and your price stay as they are.':
    'เราแก้ไขชื่อหรือที่อยู่ในกรมธรรม์เลขที่ {number} ของคุณแล้ว ความคุ้มครองและราคายังคงเดิม',
  'A new certificate takes the place of the one before.': 'หนังสือรับรองฉบับใหม่ใช้แทนฉบับเดิม',
  'We could not take your payment for policy {number}': 'เรียกเก็บเงินสำหรับกรมธรรม์เลขที่ {number} ไม่สำเร็จ',
  'We could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    'เราเรียกเก็บเงินงวด {payment} ของกรมธรรม์ {product} เลขที่ {number} ของคุณไม่สำเร็จ ยอด {amount} ครบกำหนดวันที่ {day}',
  'You need do nothing if there is money on your card: we try again on {day}. Your cover goes on.':
    'หากบัตรของคุณมีวงเงินเพียงพอ คุณไม่ต้องดำเนินการใด ๆ เราจะลองอีกครั้งวันที่ {day} ความคุ้มครองของคุณยังมีต่อไป',
  'To pay now, or with another card: {link}': 'ชำระตอนนี้ หรือใช้บัตรอื่น: {link}',
  'Your policy {number} ends on {day} unless you pay': 'กรมธรรม์เลขที่ {number} ของคุณจะสิ้นสุดวันที่ {day} หากไม่ชำระเงิน',
  'We have tried several times and could not take payment {payment} of your {product} policy {number}, {amount} due on {day}.':
    'เราลองหลายครั้งแล้ว แต่เรียกเก็บเงินงวด {payment} ของกรมธรรม์ {product} เลขที่ {number} ของคุณไม่สำเร็จ ยอด {amount} ครบกำหนดวันที่ {day}',
  'Unless it is paid before then, your policy and your cover end on {day}.':
    'หากไม่ชำระก่อนหน้านั้น กรมธรรม์และความคุ้มครองของคุณจะสิ้นสุดวันที่ {day}',
  'To pay now: {link}': 'ชำระตอนนี้: {link}',
  'Your policy {number} has ended': 'กรมธรรม์เลขที่ {number} ของคุณสิ้นสุดแล้ว',
  'Payment {payment} of your {product} policy {number}, {amount} due on {day} was not paid.':
    'ยังไม่ได้ชำระเงินงวด {payment} ของกรมธรรม์ {product} เลขที่ {number} ของคุณ ยอด {amount} ครบกำหนดวันที่ {day}',
  'Your policy has ended and you are no longer covered. Nothing more will be taken from your card.':
    'กรมธรรม์ของคุณสิ้นสุดแล้ว และคุณไม่ได้รับความคุ้มครองอีกต่อไป จะไม่มีการหักเงินจากบัตรของคุณอีก',
  'Your policy {number} is cancelled': 'กรมธรรม์เลขที่ {number} ของคุณถูกยกเลิกแล้ว',
  'As you wished, your {product} policy {number} is cancelled. You are no longer covered.':
    'กรมธรรม์ {product} เลขที่ {number} ของคุณถูกยกเลิกแล้วตามที่คุณประสงค์ คุณไม่ได้รับความคุ้มครองอีกต่อไป',
  'What your voucher {code} paid, {amount}, goes back to it. It can pay again while the voucher runs and any are left.':
    'ยอดที่ eVoucher {code} ของคุณจ่าย {amount} จะคืนเข้า eVoucher และใช้จ่ายได้อีกตราบที่ eVoucher ยังไม่หมดอายุและยังมีสิทธิ์เหลือ',
  'Your voucher {code} paid {amount}. It cannot pay again: we will write to you about this amount.':
    'eVoucher {code} ของคุณจ่าย {amount} และใช้จ่ายอีกไม่ได้ เราจะติดต่อคุณเกี่ยวกับยอดนี้',
  '{amount} goes back to your card. Banks take up to ten days to show it.':
    'ยอด {amount} จะคืนเข้าบัตรของคุณ ธนาคารอาจใช้เวลาถึงสิบวันจึงจะแสดงรายการ',
  'We are looking at your application {reference}': 'เรากำลังพิจารณาคำขอเอาประกันภัยเลขที่ {reference} ของคุณ',
  'Thank you for your application for {product}. A person looks at your answers and writes to you.':
    'ขอบคุณสำหรับคำขอเอาประกันภัย {product} เจ้าหน้าที่จะตรวจสอบคำตอบของคุณและแจ้งผลให้ทราบ',
  'You can look at your answers, or change them, until then: {link}': 'ระหว่างนี้คุณดูหรือแก้ไขคำตอบได้ที่: {link}',
  'Your reference is {reference}. If you have questions, call us on {phone}.':
    'เลขอ้างอิงของคุณคือ {reference} หากมีคำถาม กรุณาโทรหาเราที่ {phone}',
  'We can insure you: your application {reference}': 'เรารับประกันคุณได้: คำขอเอาประกันภัยเลขที่ {reference}',
  'Good news: we have looked at your application for {product}, and we can insure you.':
    'ข่าวดี เราพิจารณาคำขอเอาประกันภัย {product} ของคุณแล้ว และรับประกันคุณได้',
  'See your price, choose your cover and pay: {link}': 'ดูราคา เลือกความคุ้มครอง และชำระเงิน: {link}',
  'The offer is good until {day}. It is for the answers you gave: if something has changed, correct it first.':
    'ข้อเสนอนี้ใช้ได้ถึงวันที่ {day} และเป็นไปตามคำตอบที่คุณให้ไว้ หากมีสิ่งใดเปลี่ยนแปลง กรุณาแก้ไขก่อน',
  'Your application for {product}': 'คำขอเอาประกันภัย {product} ของคุณ',
  'We have looked at your application, and we cannot offer you this cover.':
    'เราพิจารณาคำขอเอาประกันภัยของคุณแล้ว และไม่สามารถเสนอความคุ้มครองนี้ให้คุณได้',
  'Other insurers may see it differently. If you think we have something wrong, call us on {phone}.':
    'บริษัทประกันภัยอื่นอาจเห็นต่างออกไป หากคุณคิดว่าเราเข้าใจสิ่งใดผิด กรุณาโทรหาเราที่ {phone}',
  'Your photos: application {number}': 'รูปถ่ายของคุณ: คำขอเอาประกันภัยเลขที่ {number}',
  'We have looked at the photos for your {product}, and we cannot accept them.':
    'เราตรวจสอบรูปถ่ายสำหรับ {product} ของคุณแล้ว และไม่สามารถรับรูปเหล่านี้ได้',
  'Please send us others, and go on from there: {link}': 'กรุณาส่งรูปใหม่และทำต่อได้ที่: {link}',
  'Please call us on {phone}.': 'กรุณาโทรหาเราที่ {phone}',
  'Go on with your {product} application': 'ทำคำขอเอาประกันภัย {product} ของคุณต่อ',
  'Your answers are kept. Go on where you left off: {link}': 'คำตอบของคุณบันทึกไว้แล้ว ทำต่อจากเดิมได้ที่: {link}',
  'The link works until {day}. Whoever has it can read your answers: do not pass it on.':
    'ลิงก์ใช้ได้ถึงวันที่ {day} ผู้ที่มีลิงก์อ่านคำตอบของคุณได้ กรุณาอย่าส่งต่อ',
  'Your quote {reference} is good until {day}.': 'ใบเสนอราคาเลขที่ {reference} ของคุณใช้ได้ถึงวันที่ {day}',
  'Certificate of insurance {number}': 'หนังสือรับรองการประกันภัยเลขที่ {number}',
  'Certificate {number}.pdf': 'หนังสือรับรอง {number}.pdf',
  'Made in test mode. This is not a policy and nothing is insured.':
    'จัดทำในโหมดทดสอบ เอกสารนี้ไม่ใช่กรมธรรม์และไม่มีสิ่งใดได้รับความคุ้มครอง',
  'Policy number {number}': 'เลขกรมธรรม์ {number}',
  'Your policy': 'กรมธรรม์ของคุณ',
  Policyholder: 'ผู้เอาประกันภัย',
  Insured: 'สิ่งที่เอาประกันภัย',
  Product: 'ผลิตภัณฑ์',
  Extras: 'ความคุ้มครองเสริม',
  '{period}, both days included': '{period} รวมวันแรกและวันสุดท้าย',
  'Cover: {period}, both days included.': 'ระยะเวลาคุ้มครอง: {period} รวมวันแรกและวันสุดท้าย',
  'Price: {price}, tax included.': 'ราคา: {price} รวมภาษีแล้ว',
  Insurer: 'บริษัทประกันภัย',
  '{insurer}, firm reference number {number}': '{insurer} เลขทะเบียน {number}',
  'What is covered': 'สิ่งที่คุ้มครอง',
  'What it costs': 'ค่าใช้จ่าย',
  'Total for the year': 'รวมทั้งปี',
  'Total for {length}': 'รวมสำหรับ {length}',
  'Including tax': 'รวมภาษี',
  'Payment {number} of {count}': 'งวดที่ {number} จาก {count}',
  '{amount} on {day}': '{amount} วันที่ {day}',
  'Good to know': 'ข้อมูลน่ารู้',
  'Change your mind': 'หากคุณเปลี่ยนใจ',
  'You can cancel within {days} days for a full refund if you have not claimed.':
    'คุณยกเลิกได้ภายใน {days} วันและได้รับเงินคืนเต็มจำนวน หากยังไม่ได้เรียกร้องค่าสินไหม',
  'Claims and questions': 'การเรียกร้องค่าสินไหมและคำถาม',
  Complaints: 'การร้องเรียน',
  'Test mode: no cover is sold here.': 'โหมดทดสอบ: ไม่มีการขายความคุ้มครองที่นี่',
  'Your policy {number}': 'กรมธรรม์เลขที่ {number} ของคุณ',
  Status: 'สถานะ',
  'In force': 'มีผลบังคับ',
  'Cancelled.': 'ยกเลิกแล้ว',
  'What your card paid, if anything, goes back to it.': 'ยอดที่ชำระด้วยบัตร หากมี จะคืนเข้าบัตรของคุณ',
  'Cancelled. What you paid goes back to your card.': 'ยกเลิกแล้ว ยอดที่คุณชำระจะคืนเข้าบัตรของคุณ',
  'Ended, because a payment was not made': 'สิ้นสุดแล้ว เนื่องจากไม่ได้ชำระเงิน',
  'Price for the year': 'ราคาทั้งปี',
  'Price for {length}': 'ราคาสำหรับ {length}',
  '{amount}, including tax {tax}': '{amount} รวมภาษี {tax}',
  Documents: 'เอกสาร',
  'Certificate of insurance (PDF)': 'หนังสือรับรองการประกันภัย (PDF)',
  'Your certificate is being made. Look again in a minute.': 'กำลังจัดทำหนังสือรับรองของคุณ กรุณาดูใหม่ในอีกหนึ่งนาที',
  Payments: 'การชำระเงิน',
  '{amount}, due': '{amount} รอชำระ',
  '{amount}, could not be taken': '{amount} เรียกเก็บไม่สำเร็จ',
  '{amount}, paid': '{amount} ชำระแล้ว',
  '{amount}, not asked for any more': '{amount} ไม่เรียกเก็บแล้ว',
  'We could not take your payment of {amount}.': 'เราเรียกเก็บเงิน {amount} จากคุณไม่สำเร็จ',
  'It was due on {day}.': 'ครบกำหนดวันที่ {day}',
  'Pay {amount} now': 'ชำระ {amount} ตอนนี้',
  'Cancel this policy': 'ยกเลิกกรมธรรม์นี้',
  'You can change your mind until {day}. Your cover ends at once. Do not cancel if you have made a claim: call us instead.':
    'คุณเปลี่ยนใจยกเลิกได้ถึงวันที่ {day} ความคุ้มครองของคุณจะสิ้นสุดทันที หากคุณเรียกร้องค่าสินไหมแล้ว กรุณาอย่ายกเลิก แต่โทรหาเราแทน',
  'You can change your mind until {day}. Your cover ends at once and everything you have paid goes back to your card. Do not cancel if you have made a claim: call us instead.':
    'คุณเปลี่ยนใจยกเลิกได้ถึงวันที่ {day} ความคุ้มครองของคุณจะสิ้นสุดทันที และยอดทั้งหมดที่คุณชำระจะคืนเข้าบัตร หากคุณเรียกร้องค่าสินไหมแล้ว กรุณาอย่ายกเลิก แต่โทรหาเราแทน',
  'Cancel my policy': 'ยกเลิกกรมธรรม์ของฉัน',
  'No more advertising?': 'ไม่รับการโฆษณาอีก?',
  'You then get no more reminders and offers from {company} by email. What concerns a policy of yours is sent all the same.':
    'คุณจะไม่ได้รับการเตือนและข้อเสนอจาก {company} ทางอีเมลอีก สิ่งที่เกี่ยวกับกรมธรรม์ของคุณยังคงส่งตามเดิม',
  Unsubscribe: 'ยกเลิกการรับ',
  'You are unsubscribed': 'ยกเลิกการรับแล้ว',
  'You get no more reminders and offers from {company} by email.': 'คุณจะไม่ได้รับการเตือนและข้อเสนอจาก {company} ทางอีเมลอีก',
  'Link expired': 'ลิงก์หมดอายุ',
  'Ask whoever insures you for a new one.': 'กรุณาขอลิงก์ใหม่จากผู้ที่ให้ประกันภัยแก่คุณ',
  'This policy has already ended.': 'กรมธรรม์นี้สิ้นสุดแล้ว',
  'The days to change one’s mind are over.': 'พ้นระยะเวลาที่เปลี่ยนใจยกเลิกได้แล้ว',
  'Send me a code': 'ส่งรหัสให้ฉัน',
  'Your code to cancel policy {number}': 'รหัสสำหรับยกเลิกกรมธรรม์เลขที่ {number}',
  'To cancel your policy {number}, type this code: {code}': 'หากต้องการยกเลิกกรมธรรม์เลขที่ {number} กรุณากรอกรหัสนี้: {code}',
  'It works for {minutes} minutes. If you did not ask for it, do nothing: your policy stays as it is.':
    'รหัสใช้ได้ {minutes} นาที หากคุณไม่ได้ขอรหัสนี้ ไม่ต้องดำเนินการใด ๆ กรมธรรม์ของคุณยังคงเดิม',
  'We have sent a code to {address}. Type it here to cancel your policy.':
    'เราส่งรหัสไปที่ {address} แล้ว กรุณากรอกรหัสที่นี่เพื่อยกเลิกกรมธรรม์ของคุณ',
  Code: 'รหัส',
  [messages.codeExpired]: 'รหัสหมดอายุแล้ว กรุณาขอรหัสใหม่',
  [messages.codeInvalid]: 'รหัสไม่ถูกต้อง กรุณากรอกอีกครั้ง',
  'Chat on {service}': 'แชตทาง {service}',
  'Call {phone}': 'โทร {phone}',
  'Save my contact': 'บันทึกข้อมูลติดต่อ',
  'How to reach me': 'ช่องทางติดต่อ',
  'Insurance I offer': 'ประกันภัยที่ให้บริการ',
  'Working hours': 'เวลาทำการ',
  'Write to {name}': 'ส่งข้อความถึง {name}',
  'I am at work now.': 'ขณะนี้พร้อมให้บริการ',
  'I am away at the moment, and answer as soon as I am back.': 'ขณะนี้อยู่นอกเวลาทำการ จะตอบกลับทันทีที่กลับมา',
  Closed: 'ปิด',
  'Your name': 'ชื่อของคุณ',
  'Your e-mail address': 'อีเมลของคุณ',
  'Your telephone number (if you would like a call)': 'หมายเลขโทรศัพท์ของคุณ (หากต้องการให้โทรกลับ)',
  'What can I do for you?': 'มีอะไรให้ช่วยเหลือคุณ',
  'Leave this empty': 'กรุณาเว้นช่องนี้ว่างไว้',
  'What you write goes to {name} and the company they sell for, to answer you.':
    'ข้อความของคุณจะส่งถึง {name} และบริษัทที่เป็นตัวแทนขายให้ เพื่อตอบกลับคุณ',
  Send: 'ส่ง',
  'Thank you. What you wrote is on its way.': 'ขอบคุณ ข้อความของคุณกำลังส่งไป',
  'Insurance from {company}': 'ประกันภัยจาก {company}',
  '{name} sells insurance for {company}.': '{name} ขายประกันภัยให้ {company}',
  '{company}, licence number {number}.': '{company} เลขที่ใบอนุญาต {number}',
  'Too much was sent from here. Try again later, or reach me another way.':
    'มีการส่งจากที่นี่มากเกินไป กรุณาลองใหม่ภายหลัง หรือติดต่อทางช่องทางอื่น',
  'Phone number is not valid.': 'หมายเลขโทรศัพท์ไม่ถูกต้อง',
  [messages.required]: 'กรุณากรอกช่องนี้',
  'Valid from': 'ใช้ได้ตั้งแต่',
  'Valid until': 'ใช้ได้ถึง',
  Value: 'มูลค่า',
  About: 'รายละเอียด',
  eVoucher: 'บัตรกำนัลอิเล็กทรอนิกส์',
  'Type the code beside the prices and pay for the year at once. The voucher is used once: what it is worth beyond the price is lost. It cannot be exchanged for money.':
    'กรอกโค้ดข้างราคาและชำระทั้งปีในครั้งเดียว บัตรกำนัลใช้ได้ครั้งเดียว มูลค่าส่วนที่เกินราคาจะสูญไป และแลกเป็นเงินไม่ได้',
}
