import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeFrfr: KnowledgeTexts = {
  unreachable: [
    "Le Miniserver n’est pas joignable de l’extérieur. Que puis-je vérifier\u00A0?",
    "Lancez le test Remote Connect du produit\u00A0: il indique la cause et la marche à suivre.",
    "S’il répond 461, le routeur ne redirige pas le port. Vérifiez la redirection et que le Miniserver a conservé son adresse locale.",
  ],
  "default-password": [
    "Le test répond 409. Que signifie ce code\u00A0?",
    "Le Miniserver accepte encore le mot de passe d’usine. Attribuez un mot de passe à l’administrateur dans Config, enregistrez dans le Miniserver et relancez le test.",
  ],
  "update-led": [
    "La LED clignote en orange après une mise à jour.",
    "Retirez la carte SD pendant dix secondes et redémarrez. Si la LED reste orange, envoyez-nous le fichier journal avec un ticket.",
  ],
  "weather-ended": [
    "Le service météo a expiré. Comment le renouveler\u00A0?",
    "Ouvrez le produit, choisissez les services cloud et saisissez un code de licence. Les mois achetés s’ajoutent à ceux qui restent.",
  ],
  transfer: [
    "Un service cloud peut-il passer à un autre Miniserver\u00A0?",
    "Un service acheté et encore actif peut être transféré à un autre produit de votre entreprise. Les services d’essai et les services expirés ne le peuvent pas.",
  ],
  "order-late": [
    "Ma commande n’apparaît pas encore dans la liste.",
    "Une commande peut mettre jusqu’à 30 minutes à apparaître ici. Si elle manque toujours, envoyez-nous son numéro.",
  ],
  "missing-box": [
    "Une partie de ma livraison manque.",
    "Une commande peut être expédiée en plusieurs colis\u00A0: elle affiche le suivi de chacun. S’ils sont tous arrivés, envoyez-nous une photo du bon de livraison.",
  ],
  payment: [
    "J’ai payé et la facture est toujours à payer.",
    "Un paiement est enregistré sous cinq jours ouvrés. Passé ce délai, envoyez-nous la date et la référence du virement.",
  ],
  certificate: [
    "Où se trouve l’attestation d’une formation\u00A0?",
    "Elle figure à côté de la formation dès que votre présence est confirmée, au plus tard deux jours après le dernier jour.",
  ],
  rights: [
    "Un collègue ne voit ni commandes ni produits.",
    "Les droits attribués par votre entreprise déterminent ce que voit un collaborateur. La personne qui gère vos utilisateurs peut les modifier dans les paramètres.",
  ],
};
