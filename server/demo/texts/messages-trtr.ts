import type { TopicTexts } from "./message-texts.ts";

export const messagesTrtr: TopicTexts = {
  config: [
    "Config {version} yayımlandı",
    "Config {version} büyük projeleri daha hızlı yüklüyor ve tüm Tree dallarını yeni bir görünümde gösteriyor.",
    "Güncellemeden önce projenizi kaydedin. Birinci nesil Miniserver’lar önceki sürümle çalışmaya devam eder.",
  ],
  newProduct: [
    "Yeni: Touch Pure Flex",
    "Müşterilerinizin sembollerini işletin: Touch Pure Flex her oda için siparişe özel üretilir.",
    "Üretim en fazla on iş günü sürer. Siparişte üretimin her adımını görürsünüz.",
  ],
  app: [
    "Uygulama {version}: favoriler ve koyu mod",
    "Favoriler artık odalara göre sıralanabiliyor, koyu mod da telefonun ayarına uyuyor.",
    "Güncelleme önümüzdeki günlerde uygulama mağazalarında yayımlanacak.",
  ],
  firstSteps: [
    "İlk adımlarınızı attınız mı?",
    "İyi bir başlangıç için beş adım: profil, başlangıç paketi, eğitim, ilk ürün, iş ortağı koçu.",
    "İş ortağı koçunuz memnuniyetle yardımcı olur. İletişim bilgilerini panelde bulabilirsiniz.",
  ],
  maintenance: [
    "Bulut hizmetleri: pazar günü bakım",
    "Pazar günü 04.00–06.00 arasında (UTC) Mailer, Push ve Caller hizmetlerinde bakım yapılacak.",
    "Miniserver’lar evde çalışmaya devam eder. Bu sırada gönderilemeyen mesajlar bakımdan sonra gönderilir.",
  ],
  tutorial: [
    "Yeni eğitim videosu: gölgeleme ve ısıtma tek planda",
    "Video, gölgelemenin kışın ısıtmaya, yazın soğutmaya nasıl destek olduğunu 20 dakikada gösteriyor.",
    "Örnek proje videonun yanından indirilebilir.",
  ],
  priceList: [
    "Yeni fiyat listesi {version} gelecek aydan itibaren geçerli",
    "Fiyat listesi {version} gelecek ayın ilk günü yürürlüğe giriyor.",
    "Bu tarihten önce gelen siparişler bugünkü fiyatlarla teslim edilir.",
  ],
  security: [
    "Güvenlik güncellemesi {version}: lütfen yükleyin",
    "Sürüm {version}, internetten erişilebilen Miniserver’ların uzaktan erişimindeki bir açığı kapatıyor.",
    "Önümüzdeki günlerde tüm tesisatları güncelleyin. Cloud DNS kullananlar zaten korunuyor.",
  ],
  weather: [
    "Hava durumu hizmetiniz",
    "Tahminler artık dört gün ilerisini kapsıyor; gölgeleme ve ısıtma daha erken planlanabiliyor.",
    "Herhangi bir değişiklik yapmanız gerekmiyor. Hizmet aynı fiyatla sürüyor.",
  ],
  successor: [
    "Valve Actuator: aynı adaptörle yeni model",
    "Yeni Valve Actuator daha sessiz ve önceki modelin tüm adaptörlerine uyuyor.",
    "İki model aynı Tree dalında birlikte kullanılabilir. Önceki model stoklar tükenene kadar satılır.",
  ],
  openingHours: [
    "Resmî tatillerde destek",
    "Resmî tatillerde destek ekibine destek talebiyle ulaşabilirsiniz. Telefon hattı izleyen ilk iş günü yeniden hizmet verir.",
    "Tatil günü gelen siparişler izleyen ilk iş günü depomuzdan çıkar.",
  ],
  webinar: [
    "Web semineri: enerji tasarrufu sağlayanı satmak",
    "Enerji yönetiminin getirisini müşterilerinize nasıl anlatırsınız: üç projeden rakamlarla.",
    "Web semineri 45 dakika sürer. Kaydı, katılmak için kaydolan herkese gönderilir.",
  ],
};
