import { titles } from './titles.th_th.ts'

/** What members are told, by its English words: titles, and paragraphs of mails. */
export const told: Readonly<Record<string, string>> = {
  ...titles,
  '{{company}} wants to send messages from this address through Coverwright.':
    '{{company}} ต้องการส่งข้อความในนามอีเมลนี้ผ่าน Coverwright',
  'Open this link to allow it:': 'เปิดลิงก์นี้เพื่ออนุญาต:',
  'It works for 24 hours. If you know nothing of it, leave it: without it nothing is sent.':
    'ลิงก์ใช้ได้ 24 ชั่วโมง หากคุณไม่ทราบเรื่องนี้ ไม่ต้องทำอะไร จะไม่มีการส่งข้อความหากไม่เปิดลิงก์',
  'Hello {{name}},': 'สวัสดีคุณ {{name}}',
  '{{by}} deactivated the account of {{company}}. Nobody can sign in any more.':
    '{{by}} ปิดใช้งานบัญชีของ {{company}} แล้ว ไม่มีใครเข้าสู่ระบบได้อีก',
  'Its data are kept until {{day}} and then erased.': 'ข้อมูลของบัญชีเก็บไว้ถึงวันที่ {{day}} แล้วจะถูกลบ',
  'Until then it can be opened again: try to sign in, and ask for it on the page that follows.':
    'ก่อนถึงวันนั้นเปิดบัญชีอีกครั้งได้ โดยลองเข้าสู่ระบบ แล้วส่งคำขอในหน้าถัดไป',
  'You and your colleagues can sign in again: {{link}}': 'คุณและเพื่อนร่วมงานเข้าสู่ระบบได้อีกครั้งแล้ว: {{link}}',
  '{{company}} has added you to its agents on Coverwright. Your agent code is {{code}}.':
    '{{company}} เพิ่มคุณเป็นตัวแทนบน Coverwright แล้ว รหัสตัวแทนของคุณคือ {{code}}',
  'If you did not expect this, tell {{company}}.': 'หากคุณไม่ทราบเรื่องนี้มาก่อน โปรดแจ้ง {{company}}',
  'Ask about the products of {{company}}, and read the answer in its own documents:\n{{link}}':
    'ถามเกี่ยวกับผลิตภัณฑ์ของ {{company}} และอ่านคำตอบในเอกสารของบริษัท:\n{{link}}',
  'The link works for 24 hours. Keep it to yourself: it needs no password.':
    'ลิงก์ใช้ได้ 24 ชั่วโมง โปรดเก็บลิงก์ไว้กับตัว เพราะเปิดได้โดยไม่ต้องใช้รหัสผ่าน',
  'The app of {{company}}:\n{{apps}}': 'แอปของ {{company}}:\n{{apps}}',
  '{{company}} has made a home page for you, where customers find what you sell and how to reach you.':
    '{{company}} สร้างโฮมเพจให้คุณแล้ว เพื่อให้ลูกค้าดูว่าคุณขายอะไรและติดต่อคุณอย่างไร',
  'Look at what it says of you, put it right, and confirm or decline it here:\n{{link}}':
    'ตรวจดูข้อความเกี่ยวกับคุณ แก้ไขสิ่งที่ไม่ถูกต้อง แล้วยืนยันหรือปฏิเสธที่นี่:\n{{link}}',
  'Nobody sees the page before you have confirmed it. The link works for 24 hours. If you did not expect it, tell {{company}}.':
    'จะไม่มีใครเห็นหน้านี้ก่อนที่คุณยืนยัน ลิงก์ใช้ได้ 24 ชั่วโมง หากคุณไม่ทราบเรื่องนี้มาก่อน โปรดแจ้ง {{company}}',
  'Hello {{agent}},': 'สวัสดีคุณ {{agent}}',
  '{{name}} wrote to you on your home page:': '{{name}} เขียนถึงคุณทางโฮมเพจของคุณ:',
  'E-mail: {{email}}': 'อีเมล: {{email}}',
  'Telephone: {{phone}}': 'โทรศัพท์: {{phone}}',
  '{{partner}} asks you to execute {{agreement}}: {{link}}': '{{partner}} ขอให้คุณลงนาม {{agreement}}: {{link}}',
  '{{partner}} executed {{agreement}}: {{link}}': '{{partner}} ลงนาม {{agreement}} แล้ว: {{link}}',
  'The registration of {{name}} ends on {{endDay}}. Another year costs {{amount}} before VAT.':
    'การจดทะเบียน {{name}} สิ้นสุดวันที่ {{endDay}} ค่าต่ออายุอีกหนึ่งปีคือ {{amount}} ก่อน VAT',
  'Nothing is charged by itself: renew it here, or the name is lost: {{link}}':
    'ไม่มีการเรียกเก็บอัตโนมัติ โปรดต่ออายุที่นี่ มิฉะนั้นคุณจะเสียสิทธิ์ในชื่อโดเมนนี้: {{link}}',
  'It is charged to the card {{card}} on {{nextDay}}. You can switch that off until then: {{link}}':
    'ระบบจะเรียกเก็บจากบัตร {{card}} วันที่ {{nextDay}} ก่อนถึงวันนั้นคุณปิดการต่ออายุอัตโนมัติได้: {{link}}',
  'Order {{number}} for another year of {{name}} comes to {{amount}}.':
    'คำสั่งซื้อ {{number}} สำหรับ {{name}} อีกหนึ่งปี มียอด {{amount}}',
  'The card {{card}} did not pay it.': 'เรียกเก็บจากบัตร {{card}} ไม่สำเร็จ',
  'It is tried again on {{nextDay}}. With another card in your account it is tried at once.':
    'ระบบจะลองเรียกเก็บอีกครั้งวันที่ {{nextDay}} หากคุณเปลี่ยนไปใช้บัตรอื่นในใบแจ้งยอดบัญชี ระบบจะลองทันที',
  'The registration ends on {{endDay}}: unless it is renewed before, the name is lost.':
    'การจดทะเบียนสิ้นสุดวันที่ {{endDay}} หากไม่ต่ออายุก่อนวันนั้น คุณจะเสียสิทธิ์ในชื่อโดเมนนี้',
  'Pay it here: {{link}}': 'ชำระเงินที่นี่: {{link}}',
  'Hello,': 'สวัสดี',
  '{{inviter}} invites you to work with {{company}} on Coverwright.':
    '{{inviter}} เชิญคุณทำงานกับ {{company}} บน Coverwright',
  'Register here, with this e-mail address:\n{{link}}': 'ลงทะเบียนด้วยอีเมลนี้ได้ที่:\n{{link}}',
  'The link works for 24 hours, once. If you did not expect it, there is nothing you need to do.':
    'ลิงก์ใช้ได้ 24 ชั่วโมง และใช้ได้ครั้งเดียว หากคุณไม่ได้คาดว่าจะได้รับคำเชิญนี้ ไม่ต้องทำอะไร',
  'Confirm and register here, with this e-mail address:\n{{link}}': 'ยืนยันและลงทะเบียนด้วยอีเมลนี้ได้ที่:\n{{link}}',
  'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.':
    'เจ้าของผลิตภัณฑ์เปลี่ยนเอกสารของ {{product}} แล้ว เว็บไซต์ของคุณแสดงฉบับใหม่ ส่วนกรมธรรม์ที่ขายไปแล้วยังใช้ฉบับเดิม',
  'See your sites:\n{{link}}': 'ดูเว็บไซต์ของคุณ:\n{{link}}',
  '{{inviter}} of {{company}} invites your company to be its partner on Coverwright.':
    '{{inviter}} จาก {{company}} เชิญบริษัทของคุณเป็นคู่ค้าบน Coverwright',
  'They write:\n{{note}}': 'ข้อความที่เขียนมา:\n{{note}}',
  'Answer here:\n{{link}}': 'ตอบที่นี่:\n{{link}}',
  '{{partner}} asks to be your partner.': '{{partner}} ขอเป็นคู่ค้ากับคุณ',
  'See it in your partner hub:\n{{link}}': 'ดูในศูนย์คู่ค้าของคุณ:\n{{link}}',
  '{{partner}} is your partner now.': '{{partner}} เป็นคู่ค้าของคุณแล้ว',
  '{{partner}} does not want to be your partner.': '{{partner}} ปฏิเสธการเป็นคู่ค้ากับคุณ',
  '{{partner}} has withdrawn its request.': '{{partner}} ถอนคำขอแล้ว',
  '{{partner}} has ended the partnership.': '{{partner}} สิ้นสุดการเป็นคู่ค้าแล้ว',
  'Reason given: {{reason}}': 'เหตุผลที่แจ้ง: {{reason}}',
  'Sites closed for new quotes: {{sites}}. What was sold goes on, with its payments and documents.':
    'เว็บไซต์ที่ปิดรับใบเสนอราคาใหม่: {{sites}} ส่วนสิ่งที่ขายแล้วดำเนินต่อไป พร้อมการชำระเงินและเอกสาร',
  'Your company has ended the partnership with {{partner}}.': 'บริษัทของคุณสิ้นสุดการเป็นคู่ค้ากับ {{partner}} แล้ว',
  '{{partner}} proposes another payment mode.': '{{partner}} เสนอรูปแบบการชำระเงินอื่น',
  '{{partner}} agrees to the new payment mode.': '{{partner}} ตกลงตามรูปแบบการชำระเงินใหม่',
  '{{partner}} keeps to the payment mode you have.': '{{partner}} ขอคงรูปแบบการชำระเงินเดิม',
  'Your trial of Coverwright has ended, and nobody can sign in until a plan is paid.':
    'การทดลองใช้ Coverwright ของคุณสิ้นสุดแล้ว ไม่มีใครเข้าสู่ระบบได้จนกว่าจะชำระค่าแพ็กเกจ',
  'Go on with {{plan}}, by the month: {{amount}} with VAT. Pay it here, and sign in again: {{link}}':
    'ใช้ต่อด้วยแพ็กเกจ {{plan}} แบบรายเดือน: {{amount}} รวม VAT ชำระเงินที่นี่ แล้วเข้าสู่ระบบได้อีกครั้ง: {{link}}',
  'The link is good for 30 days. Once you have signed in you can choose another plan.':
    'ลิงก์ใช้ได้ 30 วัน เมื่อเข้าสู่ระบบแล้วคุณเลือกแพ็กเกจอื่นได้',
  'You need more time? Ask for it: {{ask}}': 'ต้องการเวลาเพิ่ม? ขอทดลองใช้ต่อได้ที่: {{ask}}',
  'The invoice {{number}} for the order {{orderNumber}} is attached. It comes to {{amount}}.':
    'ใบแจ้งหนี้ {{number}} สำหรับคำสั่งซื้อ {{orderNumber}} แนบมาพร้อมอีเมลนี้ ยอดรวม {{amount}}',
  'All invoices: {{link}}': 'ใบแจ้งหนี้ทั้งหมด: {{link}}',
  '{{used}} of {{allowed}} {{whatWords}} of the plan {{plan}} are used.':
    'แพ็กเกจ {{plan}}: ใช้ {{whatWords}} ไปแล้ว {{used}} จาก {{allowed}}',
  'See what else there is: {{link}}': 'ดูแพ็กเกจอื่น: {{link}}',
  'Renewals of your plan and domains are charged to the card {{card}}, which expires on {{endDay}}.':
    'ค่าต่ออายุแพ็กเกจและโดเมนของคุณเรียกเก็บจากบัตร {{card}} ซึ่งหมดอายุวันที่ {{endDay}}',
  'Use another one before, so that nothing is interrupted: {{link}}':
    'โปรดเปลี่ยนไปใช้บัตรอื่นก่อนวันนั้น เพื่อให้ใช้งานได้ต่อเนื่อง: {{link}}',
  'Renewals of the plan {{plan}} on {{fromDay}} or later cost {{monthAmount}} a month or {{yearAmount}} a year, before VAT. What is paid stays as it is.':
    'การต่ออายุแพ็กเกจ {{plan}} ตั้งแต่วันที่ {{fromDay}} มีราคา {{monthAmount}} ต่อเดือน หรือ {{yearAmount}} ต่อปี ก่อน VAT ส่วนที่ชำระแล้วคงเดิม',
  'You can change or cancel the plan until then: {{link}}': 'ก่อนถึงวันนั้นคุณเปลี่ยนหรือยกเลิกแพ็กเกจได้: {{link}}',
  'Order {{number}} for the plan {{plan}} comes to {{amount}}.':
    'คำสั่งซื้อ {{number}} สำหรับแพ็กเกจ {{plan}} มียอด {{amount}}',
  'The card {{card}} did not pay it. We look again on {{nextDay}}.':
    'เรียกเก็บจากบัตร {{card}} ไม่สำเร็จ เราจะตรวจอีกครั้งวันที่ {{nextDay}}',
  'Or transfer {{amount}} with the references {{reference}} and {{number}}.':
    'หรือโอน {{amount}} พร้อมเลขอ้างอิง {{reference}} และ {{number}}',
  'Nothing changes for your customers.': 'ลูกค้าของคุณไม่ได้รับผลกระทบ',
  'Order {{number}} for the plan {{plan}} comes to {{amount}} and is still not paid.':
    'คำสั่งซื้อ {{number}} สำหรับแพ็กเกจ {{plan}} มียอด {{amount}} และยังไม่ได้ชำระ',
  'Unless it is paid by {{nextDay}}, nothing can be edited or published from then on.':
    'หากไม่ชำระภายในวันที่ {{nextDay}} จะแก้ไขหรือเผยแพร่ไม่ได้นับจากนั้น',
  'Order {{number}} for the plan {{plan}} was not paid. You can sign in, read, export and pay; nothing can be edited or published until it is paid.':
    'ยังไม่ได้ชำระคำสั่งซื้อ {{number}} สำหรับแพ็กเกจ {{plan}} คุณเข้าสู่ระบบ อ่าน ส่งออก และชำระเงินได้ แต่แก้ไขหรือเผยแพร่ไม่ได้จนกว่าจะชำระ',
  'Your sites and your agents’ home pages go on until {{offlineDay}} and then go offline. Policies, their pages and their instalments go on.':
    'เว็บไซต์และโฮมเพจตัวแทนของคุณใช้งานต่อได้ถึงวันที่ {{offlineDay}} แล้วจะออฟไลน์ ส่วนกรมธรรม์ หน้าของกรมธรรม์ และงวดชำระดำเนินต่อไป',
  'Paying lifts the suspension at once.': 'เมื่อชำระจะเลิกระงับทันที',
  'It was given up and ended on {{endDay}}. You can sign in, read, export and order a plan; nothing can be edited or published until then.':
    'แพ็กเกจถูกยกเลิกและสิ้นสุดเมื่อวันที่ {{endDay}} คุณเข้าสู่ระบบ อ่าน ส่งออก และสั่งซื้อแพ็กเกจได้ แต่แก้ไขหรือเผยแพร่ไม่ได้จนกว่าจะสั่งซื้อแพ็กเกจ',
  'Order a plan: {{link}}': 'สั่งซื้อแพ็กเกจ: {{link}}',
  'Your plan is not paid. Unless it is, your sites and your agents’ home pages go offline on {{offlineDay}}.':
    'ยังไม่ได้ชำระค่าแพ็กเกจของคุณ หากไม่ชำระ เว็บไซต์และโฮมเพจตัวแทนของคุณจะออฟไลน์วันที่ {{offlineDay}}',
  'Policies, their pages and their instalments go on.': 'กรมธรรม์ หน้าของกรมธรรม์ และงวดชำระดำเนินต่อไป',
  'See what is due: {{link}}': 'ดูยอดค้างชำระ: {{link}}',
  'Your plan was not paid, and your sites and your agents’ home pages went offline. Policies, their pages and their instalments go on.':
    'เนื่องจากไม่ได้ชำระค่าแพ็กเกจ เว็บไซต์และโฮมเพจตัวแทนของคุณจึงออฟไลน์แล้ว ส่วนกรมธรรม์ หน้าของกรมธรรม์ และงวดชำระดำเนินต่อไป',
  'Once the plan is paid you can publish them again: {{link}}': 'เมื่อชำระค่าแพ็กเกจแล้ว คุณเผยแพร่อีกครั้งได้: {{link}}',
  'Hello {{to}},': 'สวัสดีคุณ {{to}}',
  '{{from}} wants you to be the primary user of {{company}} on Coverwright.':
    '{{from}} ต้องการให้คุณเป็นผู้ใช้หลักของ {{company}} บน Coverwright',
  'Read what that means and confirm it here:\n{{link}}': 'อ่านรายละเอียดว่ามีผลอย่างไร และยืนยันที่นี่:\n{{link}}',
  'The link works for 15 minutes. If you do not want this, leave it: without you nothing changes.':
    'ลิงก์ใช้ได้ 15 นาที หากคุณไม่ต้องการ ไม่ต้องทำอะไร จะไม่มีอะไรเปลี่ยนแปลงหากคุณไม่ยืนยัน',
  'Your code is {{code}}. It works for 15 minutes, once.': 'รหัสของคุณคือ {{code}} ใช้ได้ 15 นาที และใช้ได้ครั้งเดียว',
  'If you did not ask for it, leave it: without the code nothing changes.':
    'หากคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร จะไม่มีอะไรเปลี่ยนแปลงหากไม่กรอกรหัส',
  'Hello {{from}},': 'สวัสดีคุณ {{from}}',
  '{{to}} is the primary user of {{company}} now. {{from}} handed the role over.':
    '{{to}} เป็นผู้ใช้หลักของ {{company}} แล้ว โดย {{from}} เป็นผู้โอนบทบาทให้',
  'You were signed out everywhere: sign in again. The trial or plan of the company goes on as it was.':
    'คุณออกจากระบบทุกที่แล้ว โปรดเข้าสู่ระบบใหม่ การทดลองใช้หรือแพ็กเกจของบริษัทดำเนินต่อไปตามเดิม',
  'You are the primary user of {{company}} now. {{from}} handed the role over.':
    'คุณเป็นผู้ใช้หลักของ {{company}} แล้ว โดย {{from}} เป็นผู้โอนบทบาทให้',
  '{{name}} asked in the app what the documents do not answer:': '{{name}} ถามในแอปเรื่องที่เอกสารไม่มีคำตอบ:',
  'Write to them at {{email}}.': 'โปรดตอบกลับทางอีเมลที่ {{email}}',
  'Open this link to verify your address and finish registering {{company}} with Coverwright:':
    'เปิดลิงก์นี้เพื่อยืนยันอีเมลของคุณ และลงทะเบียน {{company}} กับ Coverwright ให้เสร็จ:',
  'It works for 24 hours. If you did not sign up, leave it: without it nothing is registered.':
    'ลิงก์ใช้ได้ 24 ชั่วโมง หากคุณไม่ได้สมัคร ไม่ต้องทำอะไร จะไม่มีการลงทะเบียนหากไม่เปิดลิงก์',
  '{{askedBy}}: {{company}} asks for its account to be opened again.': '{{askedBy}}: {{company}} ขอให้เปิดบัญชีอีกครั้ง',
  'Reference {{reference}}. It ended on {{endDay}}.': 'เลขอ้างอิง: {{reference}} วันที่สิ้นสุด: {{endDay}}',
  '{{askedBy}}: {{company}} asks for its trial to go on.': '{{askedBy}}: {{company}} ขอทดลองใช้ต่อ',
  'Your Coverwright password was changed, and every other device you were signed in on was signed out.':
    'มีการเปลี่ยนรหัสผ่าน Coverwright ของคุณ และอุปกรณ์อื่นทุกเครื่องที่คุณเข้าสู่ระบบอยู่ออกจากระบบแล้ว',
  'If that was not you, set a new one at once: choose "Forgot password?" where you sign in.':
    'หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ทันที โดยเลือก “ลืมรหัสผ่าน?” ที่หน้าเข้าสู่ระบบ',
  'Your code is {{code}}. It works for 10 minutes, once.': 'รหัสของคุณคือ {{code}} ใช้ได้ 10 นาที และใช้ได้ครั้งเดียว',
  'If you did not try to sign in to Coverwright on a new device, change your password: somebody else knows it.':
    'หากคุณไม่ได้พยายามเข้าสู่ระบบ Coverwright บนอุปกรณ์ใหม่ โปรดเปลี่ยนรหัสผ่าน เพราะมีผู้อื่นรู้รหัสผ่านของคุณ',
  'If you did not ask for a new password, leave it: without the code nothing changes.':
    'หากคุณไม่ได้ขอตั้งรหัสผ่านใหม่ ไม่ต้องทำอะไร จะไม่มีอะไรเปลี่ยนแปลงหากไม่กรอกรหัส',
  'Your account was signed in to on a device it was not used on before: {{when}}, from the address {{address}}.':
    'มีการเข้าสู่ระบบบัญชีของคุณบนอุปกรณ์ที่ไม่เคยใช้มาก่อน: {{when}} จากที่อยู่ IP {{address}}',
  'If that was not you, change your password at once: whoever it is, is signed out by it.':
    'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที แล้วระบบจะให้ผู้นั้นออกจากระบบ',
  'Your account was signed in to from an address it was not used from before: {{when}}, from the address {{address}}.':
    'มีการเข้าสู่ระบบบัญชีของคุณจากที่อยู่ IP ที่ไม่เคยใช้มาก่อน: {{when}} จาก {{address}}',
  'Open this link to sign in to Coverwright with this address from now on:':
    'เปิดลิงก์นี้เพื่อใช้อีเมลนี้เข้าสู่ระบบ Coverwright นับจากนี้:',
  'It works for 24 hours, once. If you know nothing of it, leave it: without it nothing changes.':
    'ลิงก์ใช้ได้ 24 ชั่วโมง และใช้ได้ครั้งเดียว หากคุณไม่ทราบเรื่องนี้ ไม่ต้องทำอะไร จะไม่มีอะไรเปลี่ยนแปลงหากไม่เปิดลิงก์',
  'Somebody asked to sign in to your Coverwright account with another address: {{email}}. A link was sent there; until it is opened nothing changes.':
    'มีผู้ขอใช้อีเมลอื่นเข้าสู่ระบบบัญชี Coverwright ของคุณ: {{email}} เราส่งลิงก์ไปที่อีเมลนั้นแล้ว จะไม่มีอะไรเปลี่ยนแปลงจนกว่าจะเปิดลิงก์',
  'If that was not you, change your password at once: the link works no more then.':
    'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที แล้วลิงก์จะใช้ไม่ได้อีก',
  'You sign in to Coverwright with another address now: {{email}}. This one works no more.':
    'นับจากนี้คุณเข้าสู่ระบบ Coverwright ด้วยอีเมลอื่น: {{email}} ส่วนอีเมลนี้ใช้เข้าสู่ระบบไม่ได้อีก',
  'If that was not you, write to us at once, or ask the primary user of your company to remove your account.':
    'หากไม่ใช่คุณ โปรดเขียนถึงเราทันที หรือขอให้ผู้ใช้หลักของบริษัทนำบัญชีของคุณออก',
  'Thank you for writing to us. Quote {{reference}} when you write again.':
    'ขอบคุณที่เขียนถึงเรา โปรดแจ้ง {{reference}} เมื่อเขียนมาอีกครั้ง',
  'You wrote:\n{{words}}': 'ข้อความของคุณ:\n{{words}}',
  '{{rowCount}} transactions were booked from {{fromDay}} to {{throughDay}}.':
    'ลงบัญชีธุรกรรม {{rowCount}} รายการ ตั้งแต่ {{fromDay}} ถึง {{throughDay}}',
  'The file (CSV, the link works for 30 days): {{link}}': 'ไฟล์ (CSV ลิงก์ใช้ได้ 30 วัน): {{link}}',
  '{{company}} has sent in its documents. Open them in Companies to verify:\n{{link}}':
    '{{company}} ส่งเอกสารแล้ว เปิดได้ที่ “บริษัทที่รอยืนยัน”:\n{{link}}',
  'We have checked the documents of {{company}}. Its status is now Verified.':
    'เราตรวจเอกสารของ {{company}} แล้ว สถานะของบริษัทเป็น “ยืนยันแล้ว”',
  'We could not verify {{company}}:': 'เรายืนยัน {{company}} ไม่ได้:',
  'Correct what is wrong and send the documents again: {{link}}': 'โปรดแก้ไขสิ่งที่ไม่ถูกต้อง แล้วส่งเอกสารอีกครั้ง: {{link}}',
  'Simple units': 'หน่วยแบบง่าย',
  'Standard units': 'หน่วยแบบมาตรฐาน',
  'Complicated units': 'หน่วยแบบซับซ้อน',
  transactions: 'ธุรกรรม',
  sales: 'การขาย',
  product: 'ผลิตภัณฑ์',
  billing: 'การเรียกเก็บเงิน',
  technical: 'ด้านเทคนิค',
  other: 'เรื่องอื่น',
  'It is issued by {{issuer}}, VAT number {{vatNumber}}.': 'ออกโดย {{issuer}} เลขประจำตัวผู้เสียภาษี {{vatNumber}}',
  'Transfer it to this account: {{account}}': 'โอนเงินเข้าบัญชีนี้: {{account}}',
  'The account to transfer it to follows from our staff.': 'เจ้าหน้าที่ของเราจะแจ้งบัญชีที่ต้องโอนเงินเข้า',
}
