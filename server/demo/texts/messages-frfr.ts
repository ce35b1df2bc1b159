import type { TopicTexts } from "./message-texts.ts";

export const messagesFrfr: TopicTexts = {
  config: [
    "Config {version} est disponible",
    "Config {version} charge plus vite les grands projets et montre toutes les branches Tree dans une nouvelle vue.",
    "Enregistrez votre projet avant la mise à jour. Les Miniserver de première génération gardent la version précédente.",
  ],
  newProduct: [
    "Nouveau\u00A0: Touch Pure Flex",
    "Gravez les symboles de vos clients\u00A0: le Touch Pure Flex est fabriqué sur commande pour chaque pièce.",
    "La fabrication prend dix jours ouvrés au plus. La commande en montre chaque étape.",
  ],
  app: [
    "App {version}\u00A0: favoris et mode sombre",
    "Les favoris se trient désormais par pièce, et le mode sombre suit le téléphone.",
    "La mise à jour arrive dans les prochains jours par les boutiques d’applications.",
  ],
  firstSteps: [
    "Avez-vous fait vos premiers pas\u00A0?",
    "Cinq étapes pour bien démarrer\u00A0: profil, pack de départ, formation, premier produit, coach partenaire.",
    "Votre coach partenaire vous aide volontiers. Vous trouvez son contact sur le tableau de bord.",
  ],
  maintenance: [
    "Services cloud\u00A0: maintenance dimanche",
    "Dimanche de 4 h à 6 h (UTC), les services mailer, push et caller sont en maintenance.",
    "Les Miniserver continuent de fonctionner dans la maison. Les messages dus sont envoyés ensuite.",
  ],
  tutorial: [
    "Nouveau tutoriel\u00A0: ombrage et chauffage ensemble",
    "En 20 minutes, le tutoriel montre comment l’ombrage aide à chauffer en hiver et à rafraîchir en été.",
    "Le projet d’exemple se télécharge à côté du film.",
  ],
  priceList: [
    "Le nouveau tarif {version} s’applique le mois prochain",
    "Le tarif {version} entre en vigueur le premier jour du mois prochain.",
    "Les commandes reçues avant cette date sont livrées aux prix actuels.",
  ],
  security: [
    "Mise à jour de sécurité {version}\u00A0: à installer",
    "La version {version} corrige une faille de l’accès à distance des Miniserver ouverts sur Internet.",
    "Mettez à jour toutes les installations dans les prochains jours. Celles qui utilisent Cloud DNS sont déjà protégées.",
  ],
  weather: [
    "Votre service météo",
    "Les prévisions couvrent désormais quatre jours\u00A0: ombrage et chauffage anticipent mieux.",
    "Vous n’avez rien à changer. Le service continue au même prix.",
  ],
  successor: [
    "Servomoteur de vanne\u00A0: un successeur, même adaptateur",
    "Le nouveau servomoteur est plus silencieux et convient à tous les adaptateurs du modèle précédent.",
    "Les deux modèles se mélangent sur une branche Tree. L’ancien est vendu jusqu’à épuisement du stock.",
  ],
  openingHours: [
    "Support les jours fériés",
    "Les jours fériés, le support répond par ticket. Le téléphone reprend le jour ouvré suivant.",
    "Les commandes d’un jour férié quittent notre entrepôt le jour ouvré suivant.",
  ],
  webinar: [
    "Webinaire\u00A0: vendre ce qui économise l’énergie",
    "Comment montrer à vos clients l’intérêt de la gestion d’énergie, avec les chiffres de trois projets.",
    "Le webinaire dure 45 minutes. L’enregistrement est envoyé à tous les inscrits.",
  ],
};
