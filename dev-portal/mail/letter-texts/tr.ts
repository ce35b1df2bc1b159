import { turkishNotifications } from "../notification-texts/tr.ts";
import type { LetterTexts } from "./letter-text.ts";

export const turkish: LetterTexts = {
  greeting: "Merhaba {name},",
  closing: "İş ortağı portalı ekibiniz",
  online: "çevrim içi",
  letters: {
    code: {
      subject: "Doğrulama kodunuz: {code}",
      body: "Doğrulama kodunuz:\n\n{code}\n\nKod 15 dakika geçerlidir. Kodu siz istemediyseniz bir şey yapmanız gerekmez.",
    },
    reset: {
      subject: "Yeni şifre belirleyin",
      body: "Yeni şifrenizi burada belirleyebilirsiniz:\n\n{link}\n\nBağlantı yalnızca bir kez kullanılabilir ve 60 dakika geçerlidir. Bağlantıyı siz istemediyseniz bir şey yapmanız gerekmez: Şifreniz değişmez.",
    },
    invitation: {
      subject: "İş ortağı portalına davet",
      body: "{inviter}, sizi {company} çalışanı olarak iş ortağı portalına ekledi. Şifrenizi burada belirleyin:\n\n{link}\n\nBağlantı 48 saat geçerlidir.",
    },
    activation: {
      subject: "Hesabınızı etkinleştirin",
      body: "Hesabınızı burada etkinleştirin:\n\n{link}\n\nBağlantı 48 saat geçerlidir.",
    },
    emailChange: {
      subject: "Yeni e-posta adresinizi onaylayın",
      body: "Hesabınızın yeni adresinin {email} olacağını onaylayın:\n\n{link}\n\nBağlantı 48 saat geçerlidir. O zamana kadar eski adres geçerli kalır.",
    },
    emailChangeAsked: {
      subject: "E-posta adresinizin değiştirilmesi istendi",
      body: "Şifrenizi bilen biri, hesabınızın yeni adresinin {email} olmasını istedi. Adres, oraya gönderdiğimiz bağlantı açılınca değişir.\n\nBunu siz istediyseniz bir şey yapmanız gerekmez. Siz istemediyseniz adresinizi burada koruyun:\n\n{link}\n\nArdından yeni bir şifre belirleyin. Bağlantı 48 saat, en fazla yeni adres onaylanana kadar geçerlidir.",
    },
    emailTaken: {
      subject: "Bu adresin zaten bir hesabı var",
      body: "Biri {email} adresini iş ortağı portalında başka bir hesap için kullanmak istedi. Adresin zaten bir hesabı olduğu için hiçbir şey değişmedi. Bunu siz istediyseniz başka bir adres seçin.",
    },
    emailChanged: {
      subject: "E-posta adresiniz değiştirildi",
      body: "Hesabınızın adresi artık {email}. Bunu siz değiştirmediyseniz hemen destek ekibiyle iletişime geçin.",
    },
    passwordChanged: {
      subject: "Şifreniz değiştirildi",
      body: "Hesabınızın şifresi az önce değiştirildi ve diğer oturumlar kapatıldı. Bunu siz yapmadıysanız yeni bir şifre belirleyin ve destek ekibiyle iletişime geçin.",
    },
    welcome: {
      subject: "İş ortağı portalına hoş geldiniz",
      body: "Hesabınız hazır. Buradan giriş yapın:\n\n{link}",
    },
    underReview: {
      subject: "İş ortağı portalına hoş geldiniz",
      body: "Hesabınız hazır. Şimdi faaliyet belgenizi inceliyoruz; iş ortağı olduğunuzda size yazacağız. O zamana kadar portalı müşteri olarak kullanabilirsiniz:\n\n{link}",
    },
    licenceApproved: {
      subject: "Artık iş ortağımızsınız",
      body: "Faaliyet belgenizi onayladık: {company} artık iş ortağı. İlk adımlarınız sizi bekliyor:\n\n{link}",
    },
    licenceDeclined: {
      subject: "Faaliyet belgeniz",
      body: "{company} firmasının faaliyet belgesini onaylayamadık:\n\n{reason}\n\nHesabınız aynı kalır. Sorularınız varsa bu e-postayı yanıtlayın.",
    },
    trainingBooked: {
      subject: "Eğitiminiz: {training}",
      body: "Yeriniz ayrıldı:\n\n{training}\n{when}\n{place}\n\nİptal için son zaman: {until}. Takvim dosyası ve diğer tüm bilgiler burada:\n\n{link}",
    },
    trainingBookedLate: {
      subject: "Eğitiminiz: {training}",
      body: "Yeriniz ayrıldı:\n\n{training}\n{when}\n{place}\n\nİptal süresi sona erdi. Takvim dosyası ve diğer tüm bilgiler burada:\n\n{link}",
    },
    trainingWaiting: {
      subject: "Bekleme listesinde: {training}",
      body: "Bu eğitimde yer kalmadı, bekleme listesindesiniz:\n\n{training}\n{when}\n{place}\n\nSizin için yer boşalır boşalmaz adınıza ayrılır ve size yazarız. Listeden buradan çıkabilirsiniz:\n\n{link}",
    },
    trainingMovedUp: {
      subject: "Size yer açıldı: {training}",
      body: "Bir yer boşaldı ve adınıza ayrıldı:\n\n{training}\n{when}\n{place}\n\nKatılamayacaksanız rezervasyonu iptal edin (son zaman: {until}):\n\n{link}",
    },
    trainingCancelled: {
      subject: "İptal edildi: {training}",
      body: "Bu rezervasyon iptal edildi:\n\n{training}\n{when}\n{place}\n\nDiğer tarihler burada:\n\n{link}",
    },
    trainingWithdrawn: {
      subject: "Yapılmayacak: {training}",
      body: "Ne yazık ki bu eğitim yapılmayacak:\n\n{training}\n{when}\n{place}\n\nBir şey yapmanız gerekmez, ücret de alınmaz. Diğer tarihler burada:\n\n{link}",
    },
    conferenceRegistered: {
      subject: "Kaydınız yapıldı: {conference}",
      body: "Bu kişiler için yer ayrıldı:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nÖzet, takvim dosyası ve oteller burada:\n\n{link}",
    },
    conferenceWaiting: {
      subject: "Bekleme listesinde: {conference}",
      body: "Konferansta yer kalmadı, bu kişiler bekleme listesinde:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nYer boşalır boşalmaz size yazarız. Listeden buradan çıkabilirsiniz:\n\n{link}",
    },
    conferenceOffered: {
      subject: "Bir yer boşaldı: {conference}",
      body: "{people} için bir yer boşaldı:\n\n{conference}\n{when}\n{place}\n\nYeri kabul etmek için son zaman: {until}. Ardından yer, listede sıradaki kişiye geçer.\n\n{link}",
    },
    conferenceLapsed: {
      subject: "Yer artık ayrılmış değil: {conference}",
      body: "{people} için ayrılan yer zamanında kabul edilmedi (son zaman: {until}) ve listede sıradaki kişiye geçti.\n\n{conference}\n{when}\n\nKonferansla ilgili her şey burada:\n\n{link}",
    },
    conferenceWithdrawn: {
      subject: "Kayıt silindi: {conference}",
      body: "Bu kayıt silindi:\n\n{people}\n\n{conference}\n{when}\n{place}\n\nKonferansla ilgili her şey burada:\n\n{link}",
    },
    vatInvalid: {
      subject: "Vergi numarası: {company}",
      body: "{company} firmasının vergi numarası ({vatId}) girildiğinde kontrol edilememişti. Şimdi kontrol ettik: Numara kayıtlı değil. Numarayı düzeltin veya kaldırın:\n\n{link}",
    },
    pioneerTaken: {
      subject: "İşlemde: {submission} numaralı başvurunuz",
      body: "{model} için gönderdiğiniz log dosyasını inceliyoruz ({submission}). Başvurunuzla ilgili her şey burada:\n\n{link}",
    },
    pioneerClosed: {
      subject: "{submission} numaralı başvurunuz ve bir kupon",
      body: "{model} için yaptığınız {submission} numaralı başvuruyu tamamladık:\n\n{reason}\n\nÖncü olduğunuz için teşekkür ederiz. {code} kodlu kuponunuz portalda, Avantajlar bölümünde. Başvurunuzla ilgili her şey burada:\n\n{link}",
    },
    referenceApproved: {
      subject: "“{title}” adlı referansınız yayımlandı",
      body: "“{title}” adlı referansınız onaylandı ve artık herkes görebilir:\n\n{link}",
    },
    referenceDeclined: {
      subject: "“{title}” adlı referansınız",
      body: "“{title}” adlı referansınızı henüz onaylayamadık:\n\n{reason}\n\nNotlarımız alanların yanında. Referansı orada değiştirin ve tekrar gönderin:\n\n{link}",
    },
  },
  notifications: turkishNotifications,
};
